import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { messages as formMessages } from '#messages/generated/admin/form.ts';
import { messages as mediaMessages } from '#messages/generated/admin/media.ts';
import { messages as blockMessages } from '#messages/generated/admin/page-editor/form.ts';
import { messages as versionMessages } from '#messages/generated/admin/page-editor/panels/version.ts';
import { messages as editorMessages } from '#messages/generated/admin/page-editor.ts';
import { messages as pagesMessages } from '#messages/generated/admin/pages.ts';
import { messages as previewMessages } from '#messages/generated/admin/previews.ts';
import { messages as panelMessages } from '#messages/generated/admin.ts';
import { type Stack, startStack } from '../../../scripts/launch/stack.ts';
import { writeTestContent } from '../../../scripts/launch/test-content.ts';
import { expect, test as guarded } from '../fixtures.ts';
import { framed, rowOf, stateOf } from '../page-editor.ts';
import { openDesk } from './stack-desk.ts';

const folder = mkdtempSync(join(tmpdir(), 'storefront-english-'));
let stack: Stack;

/** Errors of the stopped server, which these tests cause on purpose. */
const ofAnotherServer =
  /Blocked script execution|link preload but not used|status of (?:5\d\d|4\d\d)|^5\d\d |ERR_|Failed to fetch|^foreign request: http:..localhost:/;

/** `desk`: the panel of the stack, in a browser that prefers French. */
const test = guarded.extend<{ desk: Page }>({
  desk: async ({ browser, guard }, use) => {
    guard.allowConsole(ofAnotherServer);
    const page = await openDesk(browser, stack);
    guard.watch(page);
    await use(page);
    await page.context().close();
  },
});
test.describe.configure({ mode: 'default', timeout: 240_000 });
test.use({ actionTimeout: 20_000 });

const heading = (id: string, text: string, more: object = {}) => ({ id, type: 'heading', v: 1, props: { text }, ...more });
const pageOf = (url: string) => ({
  title: 'A page in English',
  url,
  from: {
    layouts: [
      {
        id: 1,
        name: 'Top',
        nodes: [{ id: 'box', type: 'section', v: 1, props: {}, slots: { default: [heading('first', 'First words')] } }],
      },
      { id: 2, name: 'Space', nodes: [{ id: 'gap', type: 'spacer', v: 1, props: { height: 'xs' } }] },
    ],
  },
});

test.beforeAll(async () => {
  // It imports a site first.
  test.setTimeout(240_000);
  writeTestContent(folder);
  // The panel speaks the site's first language.
  const file = join(folder, '89/site.json');
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), locales: ['en_US', 'fr_FR'] }));
  stack = await startStack(1, { CONTENT_DIR: folder });
});
test.afterAll(async () => {
  await stack?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the editor of a new page of two sections. */
async function openEditor(page: Page, url: string): Promise<number> {
  const { id } = await stack.call<{ id: number }>('POST', '/admin/page', pageOf(url));
  await page.goto(`/admin/pages/${id}`);
  await expect(framed(page).getByRole('heading', { name: 'First words' })).toBeVisible();
  return id;
}

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The French words of the panel that are no English ones. */
const french = (() => {
  const all = [editorMessages, versionMessages, formMessages, blockMessages, pagesMessages, mediaMessages, previewMessages, panelMessages];
  const english = new Set(all.flatMap(({ en }) => textsIn(en)));
  const blocksIn = (lang: string) =>
    Object.values(
      JSON.parse(readFileSync(`registry/generated/editor-blocks.${lang}.json`, 'utf8')) as Record<
        string,
        { schema: { title: string; description?: string } }
      >,
    );
  for (const { schema } of blocksIn('en')) english.add(schema.title);
  const ofBlocks = blocksIn('fr').flatMap(({ schema }) => [schema.title, schema.description ?? '']);
  return [...all.flatMap(({ fr }) => textsIn(fr)), ...ofBlocks].filter((text) => text.length > 2 && !english.has(text));
})();

/** The titles of the sample site's shared components are French in every language of the panel. */
const ownTitles = new Set(
  readdirSync('content/89/components').map(
    (file) => (JSON.parse(readFileSync(join('content/89/components', file), 'utf8')) as { title: string }).title,
  ),
);

/** French words on a screen of the panel: what is written, and what is said of buttons and pictures. The page in the frame has its own. */
async function frenchOn(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const attributes = ['aria-label', 'title', 'placeholder', 'aria-description', 'alt'];
    const all = [...document.querySelectorAll('body *')].filter((element) => element.tagName !== 'SCRIPT' && element.tagName !== 'STYLE');
    return all.flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((text) => text.textContent?.trim() ?? ''),
      ...attributes.flatMap((name) => element.getAttribute(name) ?? []),
    ]);
  });
  const unwanted = new Set(french);
  return shown.filter((text) => unwanted.has(text) && !ownTitles.has(text));
}

test('with the panel in English every word of the page editor is English', async ({ browser, guard }) => {
  const page = await openDesk(browser, stack, { locale: 'en-US' });
  guard.allowConsole(ofAnotherServer);
  guard.watch(page);
  const look = async (what: string) => expect([what, await frenchOn(page)]).toEqual([what, []]);
  await page.goto('/admin/pages');
  await expect(page.getByRole('row').first()).toBeVisible();
  await look('pages');
  await page.getByRole('button', { name: 'New page' }).click();
  await look('new page');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: pagesMessages.en.components }).click();
  await expect(page.getByText('On every page').first()).toBeVisible();
  await look('shared parts');
  await page.getByRole('tab', { name: pagesMessages.en.trash }).click();
  await look('deleted pages');
  await page.goto('/admin/media');
  await expect(page.getByRole('button', { name: /accueil-portant/ }).first()).toBeVisible();
  await look('media');
  await page
    .getByRole('button', { name: /accueil-portant/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Used in' })).toBeVisible();
  await look('a file');

  await openEditor(page, '/in-english');
  await look('editor');
  await page.getByRole('tab', { name: 'Add' }).click();
  await expect(page.getByRole('button', { name: 'Heading' })).toBeVisible();
  await look('palette');
  await page.getByRole('tab', { name: 'Outline' }).click();
  await rowOf(page, /^Heading First/, 'Outline').click();
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByLabel('Shown to').selectOption({ label: 'signed-in people' });
  await settings.getByLabel('From (Central European Time)', { exact: true }).fill('2031-12-01T09:00');
  await settings.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'French' });
  await settings.getByRole('checkbox', { name: 'Phone' }).uncheck();
  await expect(
    settings.getByText(
      /^Shown to signed-in people from Monday, 1 December 2031 at 09:00 \(Central European Time\), in French only, but not on phones\.$/,
    ),
  ).toBeVisible();
  await settings.getByLabel('Text', { exact: true }).fill('');
  await expect(settings.getByText('Fill this in.')).toBeVisible();
  await look('form');
  await settings.getByRole('button', { name: 'Text: fill in from the page' }).click();
  await look('fields');
  await page.keyboard.press('Escape');
  await expect(stateOf(page)).toHaveText('Saved');
  await page.getByRole('button', { name: /^To check: [1-9]/ }).click();
  await expect(page.getByText('Stops the publication')).toBeVisible();
  await look('what is wrong');
  await page.keyboard.press('Escape');
  for (const name of ['Publish', 'Versions', 'Preview links', 'Shortcuts']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await look(name);
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog[open]')).toHaveCount(0);
  }
  await page.context().close();
});

test('each language of a text, a value for each width and when a block is shown are published as they were set', async ({
  desk: page,
  browser,
}) => {
  await openEditor(page, '/each-language');
  const settings = page.getByRole('region', { name: 'Settings' });
  await rowOf(page, /^Heading First/, 'Outline').click();
  await settings.getByRole('button', { name: 'Languages' }).first().click();
  await settings.getByLabel('Text in French').fill('Premiers mots');
  await page.getByRole('combobox', { name: 'Language on show' }).selectOption({ label: 'French' });
  await expect(framed(page).getByRole('heading', { name: 'Premiers mots' })).toBeVisible();

  await rowOf(page, /^Space/, 'Outline')
    .first()
    .click();
  await rowOf(page, /^Spacer/, 'Outline').click();
  for (const [width, words] of [
    ['On all screens, from the smallest', 'Very small'],
    ['From 768 px (tablet)', 'Large'],
  ] as const) {
    await settings.getByRole('radio', { name: width }).check({ force: true });
    await settings.getByRole('combobox', { name: 'Height', exact: true }).selectOption({ label: words });
  }

  await rowOf(page, /^Top/, 'Outline').click();
  await addHeading(page);
  await settings.getByLabel('Text', { exact: true }).fill('For our members');
  await settings.getByLabel('Shown to').selectOption({ label: 'signed-in people' });
  await settings.getByLabel('From (Central European Time)', { exact: true }).fill('2020-12-01T09:00');
  await expect(stateOf(page)).toHaveText('Saved');
  await publish(page);

  const guest = await (await browser.newContext({ baseURL: stack.origins[0] ?? '' })).newPage();
  const heights: number[] = [];
  for (const width of [390, 1000]) {
    await guest.setViewportSize({ width, height: 800 });
    await guest.goto('/each-language');
    heights.push(await guest.locator('main [data-layout="2"]').evaluate((element) => element.getBoundingClientRect().height));
  }
  expect(heights[1]).toBeGreaterThan(heights[0] ?? 0);
  await expect(guest.getByRole('heading', { name: 'First words' })).toBeVisible();
  await expect(guest.getByText('For our members')).toHaveCount(0);
  await guest.goto('/fr/each-language');
  await expect(guest.getByRole('heading', { name: 'Premiers mots' })).toBeVisible();
  // The administrator is signed in.
  const member = await page.context().newPage();
  await member.goto('/each-language');
  await expect(member.getByRole('heading', { name: 'For our members' })).toBeVisible();
  await guest.context().close();
});

/** Adds a heading in a section of its own and chooses it. */
async function addHeading(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Add' }).click();
  await page.getByLabel('Search a block').fill('heading');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Heading', exact: true }).click();
  await page.getByRole('tab', { name: 'Outline' }).click();
  await rowOf(page, /^Heading Your text/, 'Outline').click();
}

/** Publishes what the editor holds. */
async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('It is published.').first()).toBeVisible();
}

test('header, footer, product sheet and cart are edited, published and seen by shoppers; a sheet shows what it is bound to', async ({
  desk: page,
  browser,
}) => {
  const guest = await (await browser.newContext({ baseURL: stack.origins[0] ?? '' })).newPage();
  const { products } = await stack.call<{ products: { url: string; name: string }[] }>('GET', '/product?nbItem=1');
  const [product = { url: '', name: '' }] = products;
  const places = [
    { slug: 'header', path: '/', shown: 'Shared: shown on every page.' },
    { slug: 'footer', path: '/', shown: 'Shared: shown on every page.' },
    { slug: 'product-sheet', path: product.url, shown: 'Shared: shown on /products/…, /wines/….' },
    { slug: 'cart', path: '/cart', shown: 'Shared: shown on /cart.' },
  ];
  for (const { slug, path, shown } of places) {
    await page.goto(`/admin/components/${slug}`);
    await expect(page.getByText(shown)).toBeVisible();
    await page.getByRole('treegrid', { name: 'Outline' }).getByRole('row').first().click();
    await expect(page.getByRole('button', { name: /^Collapse / }).first()).toBeVisible();
    await addHeading(page);
    const settings = page.getByRole('region', { name: 'Settings' });
    await settings.getByLabel('Text', { exact: true }).fill(`Added to ${slug}`);
    await expect(framed(page).getByText(`Added to ${slug}`)).toBeAttached();
    if (slug === 'product-sheet') {
      await settings.getByRole('button', { name: 'Text: fill in from the page' }).click();
      await page.getByRole('region', { name: 'The product' }).getByRole('button', { name: 'Name' }).click();
    }
    await expect(stateOf(page)).toHaveText('Saved');
    await publish(page);
    await expect
      .poll(async () => {
        await guest.goto(path);
        return guest.getByRole('heading', { name: slug === 'product-sheet' ? product.name : `Added to ${slug}` }).count();
      })
      .toBeGreaterThan(slug === 'product-sheet' ? 1 : 0);
  }
  await guest.context().close();
});

test('the home page is edited in the language on show, whatever the browser prefers, before its pictures have come', async ({
  desk: page,
}) => {
  await page.route('**/media/**', () => {});
  await page.goto('/admin/components/header');
  await expect(page.getByRole('combobox', { name: 'Language on show' })).toHaveValue('en_US');
  await page.getByRole('treegrid', { name: 'Outline' }).getByRole('row').first().click();
  await addHeading(page);
  await page.getByRole('region', { name: 'Settings' }).getByLabel('Text', { exact: true }).fill('Before the pictures');
  await expect(framed(page).getByText('Before the pictures')).toBeAttached();
  await expect(framed(page).locator('html')).toHaveAttribute('lang', /^en/);
});

test('a new shared part says that it is not placed yet, is placed on a page by its title, and says where it shows', async ({
  desk: page,
  guard,
}) => {
  await page.goto('/admin/pages?part=components');
  await page.getByRole('button', { name: 'New shared part' }).click();
  const dialog = page.getByRole('dialog', { name: 'New shared part' });
  await dialog.getByRole('button', { name: 'Make the part' }).click();
  await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveAccessibleDescription(/./);
  await guard.expectAccessible(page);
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Opening hours');
  await dialog.getByRole('button', { name: 'Make the part' }).click();
  await expect(page.getByText(/^Shared: not placed yet\./)).toBeVisible();
  await addHeading(page);
  await page.getByRole('region', { name: 'Settings' }).getByLabel('Text', { exact: true }).fill('Tuesday to Saturday');
  await expect(stateOf(page)).toHaveText('Saved');
  await publish(page);

  await openEditor(page, '/with-hours');
  await rowOf(page, /^Heading First/, 'Outline').click();
  await page.getByRole('tab', { name: 'Add' }).click();
  await page.getByLabel('Search a block').fill('shared component');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Shared component', exact: true }).click();
  await page.getByRole('region', { name: 'Settings' }).getByLabel('Component', { exact: true }).selectOption({ label: 'Opening hours' });
  await expect(framed(page).getByText('Tuesday to Saturday')).toBeVisible();
  await expect(stateOf(page)).toHaveText('Saved');
  await publish(page);

  await page.goto('/admin/pages?part=components');
  const item = page.getByRole('listitem').filter({ hasText: 'Opening hours' });
  await expect(item.getByText('Placed in A page in English')).toBeVisible();
  await item.getByRole('link').click();
  await expect(page.getByText('Shared: shown on A page in English.')).toBeVisible();
  await expect(framed(page).getByText('Tuesday to Saturday')).toBeVisible();
});

test('what is typed while the API starts again is kept, saved and shown, and a publication that gets no answer says so', async ({
  desk: page,
}) => {
  await openEditor(page, '/api-away');
  await rowOf(page, /^Heading First/, 'Outline').click();
  const text = page.getByRole('region', { name: 'Settings' }).getByLabel('Text', { exact: true });
  await text.fill('Before');
  await expect(stateOf(page)).toHaveText('Saved');
  await stack.stopApi();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await text.press('End');
  await page.keyboard.type(' and meanwhile', { delay: 30 });
  await expect(stateOf(page)).toHaveText(/kept in this browser$/);
  const started = stack.startApi();
  await page.keyboard.type(' and after', { delay: 30 });
  await started;
  await expect(stateOf(page)).toHaveText('Saved', { timeout: 60_000 });
  await expect(framed(page).getByRole('heading', { name: 'Before and meanwhile and after' })).toBeVisible();
  // The change that could not be shown before is shown now, and the message about it is gone.
  await expect(page.getByText('The last change could not be shown.')).toHaveCount(0);
  await page.reload();
  await rowOf(page, /^Heading Before/, 'Outline').click();
  await expect(text).toHaveValue('Before and meanwhile and after');
  await publish(page);
});

test('a publication after the session has ended says so and leads to signing in', async ({ desk: page }) => {
  await openEditor(page, '/session-over');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Sign in to continue.' });
  await expect(alert.getByRole('link', { name: 'Sign in' })).toHaveAttribute('target', '_blank');
  await page.context().addCookies(cookies);
  await publish(page);
  await expect(alert).toHaveCount(0);
});
