import { expect, it } from 'vitest';
import { mapLinks } from '#renderer/core/ready-props.ts';

const english = (href: string) => `/en${href}`;

it('changes the links that the pointers name, in every entry of a list', () => {
  const props = { title: '/vins', href: '/vins', cards: [{ href: '/a', title: '/a' }, { href: '/b' }, { title: 'none' }] };
  expect(mapLinks(props, ['/href', '/cards/*/href', '/missing', '/title/deeper', '/href/*'], english)).toEqual({
    title: '/vins',
    href: '/en/vins',
    cards: [{ href: '/en/a', title: '/a' }, { href: '/en/b' }, { title: 'none' }],
  });
});
