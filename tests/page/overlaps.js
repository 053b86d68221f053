/** Texts that lie on one another, in sentences, or none. What lies under a window of the page is not seen, and is no finding. */
() => {
  const boxes = [];
  const nameOf = ({ text, element }) => `"${text.slice(0, 40)}" <${element.tagName.toLowerCase()} class="${element.getAttribute("class") ?? ""}">`;
  const isForEyes = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || element.closest(".skip, .sr, script, style, option, title, desc")) return false;
    for (let each = element; each; each = each.parentElement) if (getComputedStyle(each).clipPath === "inset(50%)") return false;
    return true;
  };
  /** What is left of a box within everything that cuts it off. */
  const seenOf = (element, { left, top, right, bottom }) => {
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const frame = each.getBoundingClientRect();
      [left, right, top, bottom] = [Math.max(left, frame.left), Math.min(right, frame.right), Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left: Math.max(left, 0), top: Math.max(top, 0), right: Math.min(right, innerWidth), bottom: Math.min(bottom, innerHeight) };
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    const element = node.parentElement;
    const text = node.data.trim();
    if (!text || !isForEyes(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const leading = Math.max(0, line.height - 0.72 * parseFloat(getComputedStyle(element).fontSize)) / 2; // a glyph is lower than its line
      const { left, top, right, bottom } = seenOf(element, { left: line.left, right: line.right, top: line.top + leading, bottom: line.bottom - leading });
      if (right - left < 3 || bottom - top < 3) continue;
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const hidden = hit && !hit.contains(element) && !element.contains(hit) && getComputedStyle(element).pointerEvents !== "none";
      boxes.push({ text, element, node, left, top, right, bottom, hidden, hit });
    }
  }
  const found = [];
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (one.node === other.node) continue;
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const along = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (across < 2 || along < 2) continue;
      // one lies on a window that covers the other: only one of them is seen
      if ((one.hidden && covers(one.hit, other.element)) || (other.hidden && covers(other.hit, one.element))) continue;
      found.push(`${nameOf(one)} lies on ${nameOf(other)}`);
    }
  }
  function covers(hit, element) {
    for (let each = hit; each && each !== document.body; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (each.contains(element) && /fixed|absolute|sticky/.test(style.position)) return true;
    }
    return false;
  }
  return [...new Set(found)];
}
