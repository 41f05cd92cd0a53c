import { type Lang, toLang, toLocale } from '#messages/languages.ts';

/** The language of the page on show, as its `<html lang>` has it. */
export const pageLang = (): Lang => toLang(document.documentElement.lang);

/** Its locale: what calls of the browser are answered in. */
export const pageLocale = () => toLocale(pageLang());
