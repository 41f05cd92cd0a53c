import { expect, it } from 'vitest';
import { documentLanguage } from '#web/routing/locale-of.ts';

it('a document says the language of its page; the panel’s says the site’s own, so that the shop answers in it', () => {
  expect(documentLanguage({ page: { context: { lang: 'en' } } })).toBe('en');
  expect(documentLanguage({ context: { lang: 'en' } })).toBe('en');
  expect(documentLanguage({})).toBe('fr');
});
