import { expect, test } from 'vitest';
import { withPageQuery } from '#web/browser/page-query-link.ts';

const here = new URL('https://shop.test/vins?colour=rouge,blanc&page=2&lang=fr');
const query = (href: string, from = here) => withPageQuery(new URL(href, from), from);

test('a link to the page in another language takes the page’s filters along', () => {
  expect(query('/en/vins?lang=en')).toBe('?colour=rouge,blanc&page=2&lang=en');
  expect(query('/en/auth?lang=en', new URL('https://shop.test/auth?next=%2Fcart'))).toBe('?next=%2Fcart&lang=en');
});

test('any other link keeps the query that it has', () => {
  expect(query('/vins?size=75')).toBeUndefined();
  expect(query('https://elsewhere.test/?lang=en')).toBeUndefined();
});
