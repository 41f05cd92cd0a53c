import { expect, test, vi } from 'vitest';
import type { SiteContext } from '#client/site.tsx';
import { keptHtml } from '#web/page/kept-html.ts';
import type { Source } from '#web/site/source.ts';

const source = () => ({}) as Source;
const on = (path: string) => ({ path, lang: 'fr' }) as SiteContext;
const menu = [{ id: 'menu', type: 'site-menu', props: {}, data: { entries: ['Robes'] } }] as const;

test('what frames all pages alike is rendered once for a version of the site', () => {
  const site = source();
  const make = vi.fn(() => '<nav>Robes</nav>');
  for (const path of ['/', '/robes', '/robes/1']) expect(keptHtml(site, on(path)).keep(menu, make)).toBe('<nav>Robes</nav>');
  expect(make).toHaveBeenCalledTimes(1);
  keptHtml(source(), on('/')).keep(menu, make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('what shows something else is rendered anew', () => {
  const site = source();
  const { keep } = keptHtml(site, on('/'));
  keep(menu, () => '<nav>Robes</nav>');
  const other = [{ ...menu[0], data: { entries: ['Vins'] } }];
  expect(keep(other, () => '<nav>Vins</nav>')).toBe('<nav>Vins</nav>');
});

test('what looks at the path of its page is rendered for each page', () => {
  const site = source();
  const html = (path: string) => {
    const { context, keep } = keptHtml(site, on(path));
    return keep(menu, () => `<nav>${context.path}</nav>`);
  };
  expect(['/', '/robes', '/'].map(html)).toEqual(['<nav>/</nav>', '<nav>/robes</nav>', '<nav>/</nav>']);
});

test('what throws is not kept', () => {
  const { keep } = keptHtml(source(), on('/'));
  expect(() =>
    keep(menu, () => {
      throw new Error('the block broke');
    }),
  ).toThrow('the block broke');
  expect(keep(menu, () => '<nav></nav>')).toBe('<nav></nav>');
});
