import { expect, test } from 'vitest';
import { speculationRules } from '#web/security/speculation-rules.ts';

type Condition = { and?: Condition[]; not?: Condition; href_matches?: string | string[]; selector_matches?: string };

/** Returns whether the rules let a browser prefetch an address; selectors are about links, not addresses. */
function isFetchedAhead(href: string): boolean {
  const base = 'https://shop.test/';
  const holds = ({ and, not, href_matches: matches }: Condition): boolean =>
    and ? and.every(holds) : not ? !holds(not) : [matches ?? []].flat().some((pattern) => new URLPattern(pattern, base).test(href, base));
  const { prefetch } = JSON.parse(speculationRules) as { prefetch: { where: Condition }[] };
  return prefetch.some(({ where }) => holds(where));
}

test('pages of the shop and filtered lists may be fetched before their link is followed', () => {
  for (const href of [
    '/',
    '/nos-vetements/robes',
    '/products/sac/12',
    '/vins?color=red',
    '/en/vins',
    '/a-propos#equipe',
    '/cartes-cadeaux',
  ])
    expect(isFetchedAhead(href), href).toBe(true);
});

test('pages of a person, and addresses that do something, are not fetched before their link is followed', () => {
  for (const href of [
    ...['/cart', '/cart/payment', '/en/cart', '/account', '/account/orders/12', '/wishlist', '/order/success?id=1', '/auth?to=/account'],
    ...[
      '/password/reset/abc',
      '/newsletter/abc?do=unsubscribe',
      '/alerts/7-abc',
      '/admin',
      '/admin/orders',
      '/api/media/1',
      '/media/a.pdf',
      '/dev/machines',
    ],
    ...['/?from=flyer', '/vins?lang=en', '/vins?color=red&lang=en', '/?preview=1', '/?safe=1', 'https://elsewhere.test/'],
  ])
    expect(isFetchedAhead(href), href).toBe(false);
});
