import { messages as siteMessages } from '#messages/generated/web/screens.ts';
import { type Lang, langs } from '#messages/languages.ts';
import { plainPageCss } from '#themes/plain-page.ts';

/** Reason for a page without the site around it: an unknown address, a failed rendering, or an API that does not answer. */
export type PlainPageKind = 'notFound' | 'error' | 'unavailable';

/** A shop window with its blind down. */
const drawing =
  '<svg viewBox="0 0 104 88" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true">' +
  '<path d="M14 4h76l10 22H4zM4 26v5a8 8 0 0 0 16 0v-5m0 5a8 8 0 0 0 16 0v-5m0 5a8 8 0 0 0 16 0v-5m0 5a8 8 0 0 0 16 0v-5m0 5a8 8 0 0 0 16 0v-5m0 5a8 8 0 0 0 16 0v-5"/>' +
  '<path d="M12 40v44h80V40M20 84V50h34v34M62 50h22v20H62zM48 68v3M66 57h14M66 63h9"/></svg>';

/** Title, styles and body of the page: in two languages, for when not even the site's is known. `first` comes first. */
export function plainPageParts(kind: PlainPageKind, first: Lang = langs[0]): { title: string; css: string; body: string } {
  const second = first === 'en' ? langs[0] : 'en';
  const section = (lang: Lang, heading: 'h1' | 'h2') => {
    const messages = siteMessages[lang];
    // The address that was asked for again, or the home page.
    const link = kind === 'notFound' ? `<a href="/">${messages.home}</a>` : `<a href="">${messages.retry}</a>`;
    return `<section lang="${lang}"><${heading}>${messages[kind]}</${heading}><p>${messages[`${kind}Text`]}</p>${link}</section>`;
  };
  return {
    title: siteMessages[first][kind],
    css: plainPageCss,
    body: `<main>${drawing}${section(first, 'h1')}${section(second, 'h2')}</main>`,
  };
}

/** The page as a document of its own: it loads nothing. */
export function plainPage(kind: PlainPageKind, first: Lang = langs[0]): string {
  const { title, css, body } = plainPageParts(kind, first);
  return [
    `<!DOCTYPE html><html lang="${first}"><head><meta charset="utf-8"><title>${title}</title>`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">`,
    `<style>${css}</style></head><body>${body}</body></html>`,
  ].join('');
}

/** The language to say it in first: that of the address, else the one that the browser prefers. */
export function plainPageLang(path: string, acceptLanguage: string | null | undefined): Lang {
  const named = langs.find((lang) => path === `/${lang}` || path.startsWith(`/${lang}/`));
  return named ?? langs.find((lang) => new RegExp(`^\\s*${lang}\\b`, 'i').test(acceptLanguage ?? '')) ?? langs[0];
}

/** Headers of the answer that says that the site is away: come back in some seconds, and keep nothing. */
export const unavailableHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Retry-After': '10', 'Cache-Control': 'no-store' } as const;

const awayStatuses = new Set([502, 503, 504]);

/**
 * Returns whether a failure means that the API does not answer, or that its database is down. False if the request itself is wrong. Errors
 * come from other bundles, so they are recognised by their names.
 */
export function isApiAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error.name === 'ApiFailure') return 'status' in error && awayStatuses.has(Number(error.status));
  return error.name === 'TimeoutError' || (error.name === 'TypeError' && error.message === 'fetch failed');
}
