import { createMiddleware } from 'hono/factory';
import { toLang } from '#schemas/site.ts';
import type { ApiContext, ApiEnv } from '../context.ts';

const spoken = ['fr_FR', 'en_US'];

/** The language to answer in: the `userLang` header, else French, until the site is known. */
export const languageAsked = createMiddleware<ApiEnv>(async (c, next) => {
  const asked = c.req.header('userLang');
  setLocale(c, asked && spoken.includes(asked) ? asked : 'fr_FR');
  await next();
});

/** Without a `userLang` header, the site's first language. */
export const language = createMiddleware<ApiEnv>(async (c, next) => {
  const own = c.get('site').locales[0];
  if (own && !spoken.includes(c.req.header('userLang') ?? '')) setLocale(c, own);
  await next();
});

function setLocale(c: ApiContext, locale: string): void {
  c.set('locale', locale);
  c.set('lang', toLang(locale));
}
