import { expect, test } from 'vitest';
import { pageLanguages } from '#registry/navigation/site/page-languages.ts';
import type { LoadContext } from '#renderer/types.ts';

const language = (code: 'fr_FR' | 'en_US', label: string) => ({ code, label, isValid: true });
const context = (query: LoadContext['query']) =>
  ({
    site: { languages: [language('fr_FR', 'Français'), language('en_US', 'English')], defaultLang: 'fr_FR' },
    path: '/vins',
    locale: 'fr_FR',
    query,
  }) as Partial<LoadContext> as LoadContext;

test('the links to a filtered list in other languages keep its filters, without JavaScript too', () => {
  const links = pageLanguages(context({ colour: 'rouge,blanc', page: '2' }), 'CODE');
  expect(links.map(({ href }) => href)).toEqual(['/vins?colour=rouge,blanc&page=2&lang=fr', '/en/vins?colour=rouge,blanc&page=2&lang=en']);
  expect(pageLanguages(context({}), 'CODE').map(({ href }) => href)).toEqual(['/vins?lang=fr', '/en/vins?lang=en']);
});
