/** Characters that a text is cropped to unless a place says otherwise (specification, section 9). */
export const cropLength = 120;

/** A text cropped where a word ends: `rest` is '' where it was short enough to be shown whole. */
export type Cropped = { start: string; rest: string };

/** Crops a text at the end of a word. One that is at most `tolerance` longer stays whole. */
export function crop(text: string, length: number = cropLength, tolerance = 0): Cropped {
  if (text.length <= length + tolerance) return { start: text, rest: '' };
  const end = text.lastIndexOf(' ', length);
  const at = end > 0 ? end : length;
  return { start: text.slice(0, at), rest: text.slice(at).trimStart() };
}
