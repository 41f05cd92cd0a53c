import type { Lang } from '#schemas/site.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

export type MessageKey = keyof typeof fr;
export type MessageParams = Readonly<Record<string, string | number>>;

const messages: Record<Lang, Record<MessageKey, string>> = { fr, en };

/** A message in a language, its `{name}` places filled. */
export function message(lang: Lang, key: MessageKey, params: MessageParams = {}): string {
  return messages[lang][key].replace(/\{(\w+)\}/g, (place, name: string) => String(params[name] ?? place));
}
