import { withOrdinal } from '#domain/date-formats.ts';
import { formatMessage, type MessageParams } from '#messages/format-message.ts';
import { messages as commerce } from '#messages/generated/backend/platform/commerce.ts';
import { messages as components } from '#messages/generated/backend/platform/components.ts';
import { messages as entries } from '#messages/generated/backend/platform/entries.ts';
import { messages as exchange } from '#messages/generated/backend/platform/exchange.ts';
import { messages as forms } from '#messages/generated/backend/platform/forms.ts';
import { messages as general } from '#messages/generated/backend/platform/general.ts';
import { messages as operations } from '#messages/generated/backend/platform/operations.ts';
import { messages as pages } from '#messages/generated/backend/platform/pages.ts';
import { messages as parameters } from '#messages/generated/backend/platform/parameters.ts';
import { messages as rules } from '#messages/generated/backend/platform/rules.ts';
import { messages as punctuation } from '#messages/generated/punctuation.ts';
import { type Lang, langs, languages } from '#messages/languages.ts';

export type { MessageParams };

const inLanguage = (lang: Lang) => ({
  ...general[lang],
  ...commerce[lang],
  ...components[lang],
  ...entries[lang],
  ...exchange[lang],
  ...forms[lang],
  ...operations[lang],
  ...pages[lang],
  ...parameters[lang],
  ...rules[lang],
});
type Messages = ReturnType<typeof inLanguage>;
export type MessageKey = keyof Messages;

const messages = Object.fromEntries(langs.map((lang) => [lang, inLanguage(lang)])) as Record<Lang, Messages>;

/** Formats a message of the API for people, by key, in a language. */
export const message = (lang: Lang, key: MessageKey, params: MessageParams = {}): string => formatMessage(messages[lang][key], params);

/** Cents of a currency (ISO 4217) as people read them, e.g. `12,50 €`; what is taken off with a minus sign, `−5,00 €`. */
export const formatMoney = (lang: Lang, cents: number, currency: string): string =>
  new Intl.NumberFormat(languages[lang].locale, { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(cents / 100)
    .replace('-', '−');

/** A label and what stands behind it, with the colon as the language writes it: `Total : 12 €`, `Total: €12`. */
export const labelled = (lang: Lang, label: string, value: string): string => punctuation[lang].labelled({ label, value });

/** A date (YYYY-MM-DD) as people read it, e.g. `samedi 5 décembre 2026`. */
export const formatDate = (lang: Lang, date: string): string =>
  withOrdinal(
    new Intl.DateTimeFormat(languages[lang].locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`)),
    lang,
  );

/** A moment as people read it in a time zone, e.g. `5 déc. 2026, 14:03`. */
export const formatMoment = (lang: Lang, moment: Date, timeZone: string): string =>
  withOrdinal(new Intl.DateTimeFormat(languages[lang].locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(moment), lang);
