/** Words that a person reads in a minute. */
const pace = 200;

/** Minutes to read a text of HTML: at least 1. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / pace));
}
