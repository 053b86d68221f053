/** What of the page cannot be seen or reached as it is: in sentences, or none. */
() => {
  const root = document.documentElement;
  const width = root.clientWidth;
  const height = innerHeight;
  const found = [];

  const nameOf = (element) => {
    const words = (element.getAttribute("aria-label") || element.textContent || "").trim().replace(/\s+/g, " ").slice(0, 50);
    return `<${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}"> ${words}`;
  };
  const ancestors = function* (element) {
    for (let each = element.parentElement; each && each !== document.body; each = each.parentElement) yield each;
  };
  /** Read aloud only, or not there yet. */
  const isForEyes = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".skip") && // comes when it has the focus
    [element, ...ancestors(element)].every((each) => getComputedStyle(each).clipPath !== "inset(50%)");

  /** What may cut something off, from the inside outwards. */
  const framesOf = function* (element) {
    let { position } = getComputedStyle(element);
    for (const each of ancestors(element)) {
      const style = getComputedStyle(each);
      if (position === "fixed" || (position === "absolute" && style.position === "static")) continue;
      position = style.position;
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const box = each.getBoundingClientRect();
      const left = box.left + each.clientLeft;
      const top = box.top + each.clientTop;
      yield { element: each, style, left, top, right: left + each.clientWidth, bottom: top + each.clientHeight };
    }
  };
  /** What can be seen of a box, and what cuts it off without a way to scroll. */
  const seenOf = (element, whole) => {
    let { left, top, right, bottom } = whole;
    let cut = null;
    for (const frame of framesOf(element)) {
      const { element: by, style } = frame;
      const scrolls = (overflow, long) => /auto|scroll/.test(overflow) && long;
      const across = scrolls(style.overflowX, by.scrollWidth > by.clientWidth) ? left + by.scrollLeft < frame.left - 1.5 : left < frame.left - 1.5 || right > frame.right + 1.5;
      const along = scrolls(style.overflowY, by.scrollHeight > by.clientHeight) ? top + by.scrollTop < frame.top - 1.5 : top < frame.top - 1.5 || bottom > frame.bottom + 1.5;
      if (across || along) cut ??= by;
      left = Math.max(left, frame.left);
      top = Math.max(top, frame.top);
      right = Math.min(right, frame.right);
      bottom = Math.min(bottom, frame.bottom);
    }
    const page = [left + scrollX, top + scrollY, root.scrollWidth - right - scrollX, root.scrollHeight - bottom - scrollY];
    if (page.some((room) => room < -1)) cut ??= root;
    return { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, width), bottom: Math.min(bottom, height), cut };
  };
  /** What lies on its middle, as far as that can be seen. */
  const coverOf = (element) => {
    const box = element.getClientRects()[0]; // of a link that runs on into the next line, its beginning
    const seen = seenOf(element, box);
    const x = (box.left + box.right) / 2;
    const y = (box.top + box.bottom) / 2;
    if (x <= seen.left || x >= seen.right || y <= seen.top || y >= seen.bottom) return null;
    const hit = document.elementFromPoint(x, y);
    return !hit || element.contains(hit) || hit.closest("label")?.contains(element) || getComputedStyle(element).pointerEvents === "none" ? null : hit;
  };
  /** What lies under a bar that stays at the edge of the window can be scrolled away from it. */
  const coverEverywhere = (element) => {
    if (!coverOf(element)) return null;
    const scrolled = [root, ...ancestors(element)].map((each) => [each, each.scrollLeft, each.scrollTop]);
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const cover = coverOf(element);
    for (const [each, left, top] of scrolled) each.scrollTo({ left, top, behavior: "instant" });
    return cover;
  };

  if (root.scrollWidth > width) {
    const widest = [...document.querySelectorAll("body *")].filter((each) => each.getBoundingClientRect().right > width + 1).pop();
    found.push(`the page is ${root.scrollWidth - width} px too wide: ${widest ? nameOf(widest) : ""}`);
  }
  for (const control of document.querySelectorAll("button, a[href], input, select, textarea, summary, [data-choice], [data-pick]")) {
    // an input that is only heard has a label that is seen
    const element = getComputedStyle(control).opacity === "0" ? (control.closest("label") ?? control) : control;
    const box = element.getBoundingClientRect();
    if (box.width < 2 || box.height < 2 || !isForEyes(element)) continue;
    const { cut } = seenOf(element, box);
    if (cut) found.push(`${nameOf(element)} is cut by ${nameOf(cut)}`);
    const cover = coverEverywhere(element);
    if (cover) found.push(`${nameOf(element)} is covered by ${nameOf(cover)}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || element.closest("svg, script, style, option") || !isForEyes(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      const frame = each.getBoundingClientRect();
      const leading = 0.3 * parseFloat(style.fontSize); // a glyph's box is higher than its line
      const across = style.overflowX !== "visible" && (box.left < frame.left - 1.5 || box.right > frame.right + 1.5);
      const along = style.overflowY !== "visible" && (box.top < frame.top - leading || box.bottom > frame.bottom + leading);
      const excused = (across && style.textOverflow === "ellipsis") || (along && style.webkitLineClamp !== "none");
      if (excused || /auto|scroll/.test((across ? style.overflowX : "") + (along ? style.overflowY : ""))) break;
      if (across || along) {
        found.push(`"${text.data.trim().slice(0, 50)}" is cut by ${nameOf(each)}`);
        break;
      }
    }
  }
  return [...new Set(found)];
}
