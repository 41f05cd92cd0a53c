/** A text cut where a word ends; `rest` is '' where it is short enough to be shown whole. */
export type Excerpt = { start: string; rest: string };

/** Letters of a review that are shown at once; one that is hardly longer is shown whole. */
const shown = 220;
const tolerance = 60;

export function excerptOf(text: string): Excerpt {
  if (text.length <= shown + tolerance) return { start: text, rest: '' };
  const end = text.lastIndexOf(' ', shown);
  const at = end > 0 ? end : shown;
  return { start: text.slice(0, at), rest: text.slice(at).trimStart() };
}
