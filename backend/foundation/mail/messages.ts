import { formatMessage } from '#messages/format-message.ts';
import { type Messages, messages } from '#messages/generated/backend/foundation/mail.ts';
import type { Lang } from '#schemas/site.ts';

/** Returns a function that formats the texts of an e-mail in a language. */
export const wordsOf =
  (lang: Lang) =>
  (key: keyof Messages, params: Readonly<Record<string, string>> = {}): string =>
    formatMessage(messages[lang][key], params);
export type Say = ReturnType<typeof wordsOf>;
