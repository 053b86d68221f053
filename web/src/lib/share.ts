/** Copies a text to the clipboard. Returns false if the browser does not allow it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Plain http on a home network has no clipboard object, but the old way works.
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "sr";
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
