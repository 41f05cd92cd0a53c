import type { CDPSession, Locator, Page } from '@playwright/test';
import { expect, framed, rowOf, stateOf, test } from './page-editor.ts';

type Point = { x: number; y: number };

/** A finger on the screen, which Playwright has for taps only. */
const fingerOn = (session: CDPSession) => {
  const dispatch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  return {
    down: (at: Point) => dispatch('touchStart', [at]),
    move: async (from: Point, to: Point, steps = 12) => {
      for (let step = 1; step <= steps; step++)
        await dispatch('touchMove', [{ x: from.x + ((to.x - from.x) * step) / steps, y: from.y + ((to.y - from.y) * step) / steps }]);
    },
    up: () => dispatch('touchEnd', []),
  };
};

/** Returns where to touch an element, once it no longer moves: an undone step renders again what was found a moment ago. */
const middleOf = async (locator: Locator): Promise<Point> => {
  let box = await locator.boundingBox();
  await expect(async () => {
    const before = box;
    await new Promise((done) => setTimeout(done, 150));
    box = await locator.boundingBox();
    expect(box).toEqual(before);
  }).toPass();
  if (!box) throw new Error('not shown');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test.use({ actionTimeout: 20_000 });

const views = (page: Page) => page.getByRole('navigation', { name: 'Parties de l’éditeur' });
const idsOf = (page: Page) =>
  framed(page)
    .locator('main [data-layout]')
    .first()
    .locator('[data-node]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-node')));
const pointAt = (page: Page) => page.getByRole('group', { name: 'Page', exact: true }).evaluate((layer) => layer.scrollTop);

/** Puts what a finger threw back to its start, until it stays there. */
const backToStart = (scroller: Locator) =>
  expect(async () => {
    await scroller.evaluate((layer) => layer.scrollTo(0, 0));
    await new Promise((done) => setTimeout(done, 300));
    expect(await scroller.evaluate((layer) => layer.scrollTop)).toBe(0);
  }).toPass();

test('a finger scrolls the page, lifts a block where it rests, and drops it further down', async ({ editor: page }) => {
  const finger = fingerOn(await page.context().newCDPSession(page));
  const stage = page.getByRole('group', { name: 'Page', exact: true });
  const undo = page.getByRole('button', { name: 'Annuler', exact: true });
  const middle = await middleOf(stage);
  // One that moves at once scrolls, and changes nothing.
  await finger.down(middle);
  await finger.move(middle, { x: middle.x, y: middle.y - 180 });
  await finger.up();
  await expect.poll(() => pointAt(page)).toBeGreaterThan(80);
  await expect(undo).toBeDisabled();
  await backToStart(stage);

  const before = await idsOf(page);
  const heading = await middleOf(framed(page).getByRole('heading', { level: 1 }));
  const scrolled = await pointAt(page);
  await finger.down(heading);
  await expect(page.getByRole('toolbar', { name: 'Ouverture' })).toBeVisible();
  // Towards the lower edge, where the page goes on scrolling by itself; the finger alone moves nothing.
  const box = await stage.boundingBox();
  const bottom = { x: heading.x, y: (box?.y ?? 0) + (box?.height ?? 0) - 20 };
  await finger.move(heading, bottom);
  await expect.poll(() => pointAt(page)).toBeGreaterThan(scrolled + 500);
  await finger.move(bottom, middle);
  await finger.up();
  await expect(undo).toBeEnabled();
  await expect.poll(() => idsOf(page)).not.toEqual(before);
  await page.touchscreen.tap((await middleOf(undo)).x, (await middleOf(undo)).y);
  await expect.poll(() => idsOf(page)).toEqual(before);
});

test('a finger scrolls the outline, lifts a row where it rests, and puts it into another section', async ({ editor: page }) => {
  const finger = fingerOn(await page.context().newCDPSession(page));
  await views(page).getByRole('button', { name: 'Plan' }).tap();
  const outline = page.getByRole('treegrid', { name: 'Plan' });
  const row = (name: RegExp) => rowOf(page, name).first();
  await expect(row(/^Ouverture Des/)).toBeVisible();
  const order = () =>
    framed(page)
      .locator('main [data-layout]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-layout')));
  const before = await order();
  const undo = page.getByRole('button', { name: 'Annuler', exact: true });
  const scrolled = () => outline.evaluate((tree) => tree.scrollTop);

  // One that moves at once scrolls.
  const start = await middleOf(row(/^Ouverture Des/));
  await finger.down({ x: start.x, y: start.y + 120 });
  await finger.move({ x: start.x, y: start.y + 120 }, { x: start.x, y: start.y - 20 });
  await finger.up();
  await expect.poll(scrolled).toBeGreaterThan(40);
  await expect(undo).toBeDisabled();
  await backToStart(outline);

  // One that rests lifts a section; it is put before the one above it.
  const second = row(/^Nouveautés/);
  const lifted = await middleOf(second);
  await finger.down(lifted);
  await expect(second).toHaveAttribute('aria-selected', 'true');
  const first = await row(/^Ouverture/).boundingBox();
  const goal = { x: lifted.x, y: (first?.y ?? 0) + 6 };
  await finger.move(lifted, goal);
  await expect(page.locator('[data-position="before"]')).toBeAttached();
  await finger.up();
  await expect(page.locator('[data-position]')).toHaveCount(0);
  const [one, two, ...others] = before;
  await expect.poll(order).toEqual([two, one, ...others]);
  await undo.tap();
  await expect.poll(order).toEqual(before);

  // Near the lower edge the outline goes on by itself, though the row that was lifted is out of view.
  const block = await middleOf(row(/^Ouverture Des/));
  await finger.down(block);
  await expect(row(/^Ouverture Des/)).toHaveAttribute('aria-selected', 'true');
  const box = await outline.boundingBox();
  const bottom = { x: block.x, y: (box?.y ?? 0) + (box?.height ?? 0) - 12 };
  await finger.move(block, bottom);
  await expect.poll(scrolled).toBeGreaterThan(400);
  await finger.move(bottom, { x: block.x, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 });
  await finger.up();
  await expect(undo).toBeEnabled();
  await expect(framed(page).locator('main [data-layout]').first().locator('h1')).toHaveCount(0);
});

test('by touch alone a block is copied to another page, its list is put in order, a block is added and the page published', async ({
  editor: page,
  copy,
}) => {
  const tap = async (locator: Locator) => {
    await locator.scrollIntoViewIfNeeded();
    await locator.tap();
  };
  await tap(views(page).getByRole('button', { name: 'Plan' }));
  const outline = page.getByRole('treegrid', { name: 'Plan' });
  // Rows out of view are not drawn.
  await outline.evaluate((tree) => tree.scrollTo(0, tree.scrollHeight));
  await tap(rowOf(page, /^Points forts/));
  await tap(views(page).getByRole('button', { name: 'Réglages' }));
  const settings = page.getByRole('region', { name: 'Réglages' });
  const entries = settings.getByRole('button', { name: /^Monter : / });
  const names = () => entries.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  await expect(entries.nth(1)).toBeVisible();
  const before = await names();
  await tap(entries.nth(1));
  const [first, second, ...others] = before;
  await expect.poll(names).toEqual([second, first, ...others]);
  await tap(settings.getByRole('button', { name: 'Copier' }));
  await expect(page.getByText('Copié.')).toBeVisible();
  await expect(stateOf(page)).toHaveText('Enregistré');

  const origin = new URL(page.url()).origin;
  const url = `${copy.url}-b`;
  const made = await page.request.post('/api/admin/page', { headers: { origin }, data: { title: 'L’autre page', url } });
  const { id } = ((await made.json()) as { data: { id: number } }).data;
  try {
    await page.goto(`/admin/pages/${id}`);
    await expect(page.getByText('La page se charge')).toHaveCount(0);
    await tap(views(page).getByRole('button', { name: 'Ajouter' }));
    await page.getByLabel('Chercher un bloc').fill('citation');
    await tap(page.getByRole('tabpanel').getByRole('button', { name: 'Citation' }));
    await expect(framed(page).locator('blockquote')).toBeAttached();
    await tap(views(page).getByRole('button', { name: 'Réglages' }));
    await tap(settings.getByRole('button', { name: 'Coller après' }));
    await expect(framed(page).locator('main [data-layout]')).not.toHaveCount(0);
    await expect(stateOf(page)).toHaveText('Enregistré');
    await tap(settings.getByRole('button', { name: 'Fermer' }));
    // Beside what was chosen in the page, by its own button.
    const quote = framed(page).locator('blockquote');
    const at = await middleOf(quote);
    await page.touchscreen.tap(at.x, at.y);
    const bar = page.getByRole('toolbar', { name: 'Citation' });
    await expect(bar.getByRole('button', { name: 'Supprimer' })).toBeInViewport({ ratio: 1 });
    await tap(bar.getByRole('button', { name: 'Dupliquer' }));
    await expect(framed(page).locator('blockquote')).toHaveCount(2);
    await expect(stateOf(page)).toHaveText('Enregistré');
    await tap(page.getByRole('button', { name: 'Publier', exact: true }));
    await tap(page.getByRole('button', { name: 'Publier maintenant' }));
    await expect(page.getByText('C’est publié.').first()).toBeVisible();
    await page.goto(url);
    await expect(page.locator('blockquote')).toHaveCount(2);
  } finally {
    await page.goto('about:blank');
    await page.request.delete(`/api/admin/page/${id}`, { headers: { origin } });
  }
});
