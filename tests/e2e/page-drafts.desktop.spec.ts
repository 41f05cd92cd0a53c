import type { Page } from '@playwright/test';
import { expect, test } from './preview.ts';

type Answer<T> = { success: boolean; data: T };

/** The API as the panel's pages ask it. */
const apiOf =
  (page: Page, origin: string) =>
  async <T>(method: string, path: string, data?: object): Promise<T> => {
    const answer = await page.request.fetch(`/api${path}`, { method, headers: { origin }, ...(data && { data }), maxRetries: 2 });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    return ((await answer.json()) as Answer<T>).data;
  };
const heading = (text: string) => ({ id: 'titre', type: 'heading', v: 1, props: { text } });
const layout = (text: string) => ({
  id: 1,
  name: 'Haut',
  nodes: [{ id: 's', type: 'section', v: 1, props: {}, slots: { default: [heading(text)] } }],
});

test('a new page is seen in the editor and by a link before it is published, and its old address leads to it', async ({
  page,
  browser,
  origin,
  adminCookies,
  guard,
}) => {
  guard.allowConsole(/status of 40[34]/);
  await page.context().addCookies(adminCookies);
  const call = apiOf(page, origin);
  const url = `/essai-${Date.now().toString(36)}`;
  const made = await call<{ id: number; revision: number }>('POST', '/admin/page', {
    title: 'Essai',
    url,
    showInMenu: false,
    from: { layouts: [layout('Premier jet')] },
  });
  const name = `page-${made.id}`;

  const edited = await page.goto(`${url}?preview=${name}&edit=1`);
  expect(edited?.status()).toBe(200);
  expect(edited?.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  await expect(page.locator('[data-layout="1"] [data-node="s"] [data-node="titre"]')).toHaveText(/Premier jet/);

  // In the frame of the panel, where no script of the page runs, one section is rendered anew and swapped.
  await page.goto('/a-propos');
  await page.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { title: 'Page', width: 900, height: 600 });
    frame.setAttribute('sandbox', 'allow-same-origin');
    frame.src = src;
    document.body.append(frame);
  }, `${url}?preview=${name}&edit=1`);
  const frame = page.frameLocator('iframe[title="Page"]');
  await expect(frame.locator('[data-node="titre"]')).toHaveText(/Premier jet/);
  guard.allowConsole(/Blocked script execution/);
  await page.evaluate(
    async ([document_, path, changed]) => {
      const body = JSON.stringify({ document: document_, path, locale: 'fr_FR', layout: changed });
      const answer = await fetch('/api/page-section', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      const { data } = (await answer.json()) as { data: { html: string; styles: string } };
      const inner = document.querySelector<HTMLIFrameElement>('iframe[title="Page"]')?.contentDocument;
      const place = inner?.querySelector('[data-layout="1"]');
      if (place) place.innerHTML = data.html;
    },
    [name, url, layout('Deuxième jet')] as const,
  );
  await expect(frame.locator('[data-node="titre"]')).toHaveText(/Deuxième jet/);

  const guest = await browser.newContext({ baseURL: origin });
  const other = await guest.newPage();
  expect((await other.goto(`${url}?preview=${name}`))?.status(), 'a guest sees no draft').toBe(404);
  const refused = await other.request.post('/api/page-section', {
    headers: { origin },
    data: { document: name, path: url, locale: 'fr_FR', layout: layout('x') },
  });
  expect(refused.status()).toBe(403);
  const foreign = await page.request.post('/api/page-section', { headers: { origin: 'https://evil.test' }, data: {} });
  expect(foreign.status()).toBe(403);
  const link = await call<{ id: string; url: string }>('POST', `/admin/document/page/${made.id}/preview-link`, { hours: 1 });
  const shown = await other.goto(link.url);
  expect([shown?.status(), shown?.headers()['cache-control'], shown?.headers()['x-robots-tag']]).toEqual([
    200,
    'private, no-store',
    'noindex',
  ]);
  await expect(other.getByRole('heading', { name: 'Premier jet' })).toBeVisible();
  expect(await other.content()).not.toContain('data-node');

  const { revision } = await call<{ revision: number }>('GET', `/admin/document/page/${made.id}`);
  await call('POST', `/admin/document/page/${made.id}/publish`, { revision });
  await expect(async () => expect((await other.goto(url))?.status()).toBe(200)).toPass({ timeout: 10_000 });
  await call('DELETE', `/admin/preview-link/${link.id}`);
  await call('PUT', `/admin/page/${made.id}`, { revision: made.revision, url: `${url}-bis` });
  await expect(async () => {
    const moved = await other.request.get(`${url}?tags=x`, { maxRedirects: 0 });
    expect([
      moved.status(),
      new URL(moved.headers().location ?? '', origin).pathname + new URL(moved.headers().location ?? '', origin).search,
    ]).toEqual([301, `${url}-bis?tags=x`]);
  }).toPass({ timeout: 10_000 });
  await guest.close();
  await call('DELETE', `/admin/page/${made.id}`);
});

test('whoever publishes a page, or takes it back, sees that at once at its address', async ({ page, origin, adminCookies }) => {
  await page.context().addCookies(adminCookies);
  const call = apiOf(page, origin);
  const url = `/essai-${Date.now().toString(36)}-c`;
  const { id, revision } = await call<{ id: number; revision: number }>('POST', '/admin/page', {
    title: 'Essai',
    url,
    showInMenu: false,
    from: { layouts: [layout('Jet')] },
  });
  try {
    for (const [step, status] of [
      ['publish', 200],
      ['unpublish', 404],
      ['publish', 200],
    ] as const) {
      // What is known of the site was asked a moment ago (a redirect costs no page), so that only the person is a reason to ask again.
      await page.request.get('/?from=', { maxRedirects: 0 });
      await call('POST', `/admin/document/page/${id}/${step}`, { revision });
      expect((await page.request.get(url)).status(), step).toBe(status);
    }
  } finally {
    await call('DELETE', `/admin/page/${id}`);
  }
});
