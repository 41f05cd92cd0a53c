/** The order in which an object's texts are looked at for a few words that tell it from others of its kind. */
const tellingNames = ['title', 'heading', 'label', 'text', 'question', 'name', 'html', 'slug', 'alt'];

/** A few words of an object, without marks of HTML; empty when it has none. */
export function findFirstText(own: Readonly<Record<string, unknown>>, names: readonly string[] = tellingNames): string {
  for (const name of names) {
    const value = own[name];
    if (typeof value !== 'string') continue;
    const words = value
      .replace(/<[^>]*>/g, ' ')
      .replace(/&nbsp;|\s+/g, ' ')
      .trim();
    if (words) return words.length > 60 ? `${words.slice(0, 58)}…` : words;
  }
  return '';
}
