import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { type SiteContext, SiteProvider, useSite } from '#client/site.tsx';
import { changeKinds } from '#schemas/site-changes.ts';
import { keptFrame, type MadeFrame } from '#web/page/kept-frames.ts';
import type { PageWatch } from '#web/page/watch-page.ts';
import type { Source } from '#web/site/source.ts';

const source = () => ({}) as Source;
const frameOf = (html: string): MadeFrame => ({ nodes: [{ id: 'menu', html }], isLasting: true });
/** A frame made on each page in turn, and how often it was. */
async function onPages(
  paths: readonly string[],
  make: (watch: PageWatch, path: string) => MadeFrame,
  site = source(),
  changesTold?: number,
) {
  const made = vi.fn();
  const shown: unknown[] = [];
  for (const path of paths) {
    const { nodes } = await keptFrame({ source: site, name: 'header', path, changesTold }, async (watch) => {
      made();
      return make(watch, path);
    });
    shown.push(nodes.map((node) => 'html' in node && node.html).join(''));
  }
  return { shown, made: made.mock.calls.length };
}

test('a frame that shows the same on every page is made once for a version of the site', async () => {
  const site = source();
  const make = (watch: PageWatch) => frameOf(String(watch.watch({ lang: 'fr', path: '/' }).lang));
  expect(await onPages(['/', '/robes', '/robes/1'], make, site)).toEqual({ shown: ['fr', 'fr', 'fr'], made: 1 });
  expect((await onPages(['/'], make, site)).made).toBe(0);
  expect((await onPages(['/'], make)).made).toBe(1);
});

test('one that asks something about the path is made once for each answer', async () => {
  const make = (watch: PageWatch) => frameOf(watch.askPath((path) => path.startsWith('/cart')) ? 'no way up' : 'way up');
  const { shown, made } = await onPages(['/', '/cart', '/robes', '/cart/address'], make);
  expect(shown).toEqual(['way up', 'no way up', 'way up', 'no way up']);
  expect(made).toBe(2);
});

test('one that asks several things is shown where all answers are the same', async () => {
  const make = (watch: PageWatch) => frameOf(['/a', '/ab'].map((start) => watch.askPath((path) => path.startsWith(start))).join());
  const { shown, made } = await onPages(['/a', '/ab', '/b', '/abc', '/ac'], make);
  expect(shown).toEqual(['true,false', 'true,true', 'false,false', 'true,true', 'true,false']);
  expect(made).toBe(3);
});

test.each(['path', 'query', 'data', 'now'] as const)('one that reads %s of its page is made for each', async (key) => {
  const page = { path: '/', query: {}, data: {}, now: '' };
  const read = await onPages(['/', '/robes', '/'], (watch) => frameOf(String(watch.watch(page)[key])));
  expect(read.made).toBe(3);
  // As `readPath` looks, and as a copy is made.
  expect((await onPages(['/', '/robes'], (watch) => frameOf(String(Object.hasOwn(watch.watch(page), key))))).made).toBe(2);
  expect((await onPages(['/', '/robes'], (watch) => frameOf(JSON.stringify({ ...watch.watch(page) })))).made).toBe(2);
});

const Here = () => <nav>{useSite().path}</nav>;

test('pages that come at once keep one of a kind, and push no other out', async () => {
  const site = source();
  const make = (watch: PageWatch) => frameOf(watch.askPath((path) => path));
  expect((await onPages(['/cart'], make, site)).made).toBe(1);
  await Promise.all(Array.from({ length: 40 }, () => onPages(['/'], make, site)));
  expect((await onPages(['/cart', '/'], make, site)).made).toBe(0);
});

test('one whose HTML shows the path is made for each page', async () => {
  const { shown } = await onPages(['/', '/robes', '/'], (watch, path) =>
    frameOf(
      renderToStaticMarkup(
        <SiteProvider value={watch.watch({ path, lang: 'fr' } as SiteContext)}>
          <Here />
        </SiteProvider>,
      ),
    ),
  );
  expect(shown).toEqual(['<nav>/</nav>', '<nav>/robes</nav>', '<nav>/</nav>']);
});

test('one that failed, hangs on the clock or throws is made again', async () => {
  expect((await onPages(['/', '/'], () => ({ ...frameOf(''), isLasting: false }))).made).toBe(2);
  const site = source();
  const wanted = { source: site, name: 'header', path: '/', changesTold: undefined };
  await expect(keptFrame(wanted, () => Promise.reject(new Error('no menu')))).rejects.toThrow('no menu');
  expect((await onPages(['/'], () => frameOf('menu'), site)).shown).toEqual(['menu']);
});

describe('one that made calls', () => {
  const content = [changeKinds.content];
  const make = (uses: readonly number[] | null) => () => ({ ...frameOf('partners'), uses });

  test('is kept until the page cache is told of a change, and then made anew', async () => {
    const site = source();
    expect((await onPages(['/', '/robes', '/robes/1'], make(content), site, 7)).made).toBe(1);
    expect((await onPages(['/', '/robes'], make(content), site, 8)).made).toBe(1);
    // A page that began before the change is made of what is newer than it.
    expect((await onPages(['/'], make(content), site, 7)).made).toBe(1);
  });

  test('tells each page what it was made of', async () => {
    const site = source();
    const wanted = { source: site, name: 'footer', path: '/', changesTold: 1 };
    for (const path of ['/', '/robes']) expect((await keptFrame({ ...wanted, path }, async () => make(content)())).uses).toEqual(content);
  });

  test('is made anew after seconds, for what is published by the clock', async () => {
    vi.useFakeTimers();
    const site = source();
    expect((await onPages(['/', '/'], make(content), site, 1)).made).toBe(1);
    vi.advanceTimersByTime(5_001);
    expect((await onPages(['/', '/'], make(content), site, 1)).made).toBe(1);
    vi.useRealTimers();
  });

  test('is made for each page that the page cache does not keep, and where no change is told of its data', async () => {
    expect((await onPages(['/', '/robes'], make(content))).made).toBe(2);
    expect((await onPages(['/', '/robes'], make(null), source(), 1)).made).toBe(2);
  });
});

test('of a frame with a form for each page only the last thirty are kept', async () => {
  const site = source();
  const make = (watch: PageWatch) => frameOf(watch.askPath((path) => path));
  const paths = Array.from({ length: 31 }, (_, n) => `/${n}`);
  expect((await onPages(paths, make, site)).made).toBe(31);
  expect((await onPages(paths.slice(1), make, site)).made).toBe(0);
  expect((await onPages(['/0'], make, site)).made).toBe(1);
});
