import { type Lang, langs } from '#messages/languages.ts';

/** The language of a page: what the shop asked for, else the browser's first where the simulator speaks it. */
export const languageFor = (asked: Lang | undefined, acceptLanguage = ''): Lang =>
  asked ?? langs.find((lang) => new RegExp(`^\\s*${lang}\\b`, 'i').test(acceptLanguage)) ?? langs[0];
