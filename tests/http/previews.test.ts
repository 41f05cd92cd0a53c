import { expect, test } from 'vitest';
import { openAdmin } from './admin.ts';
import { attribute, type Element, findAll, mainOf, readPage, requireElement, textOf } from './html.ts';
import { get, send, shop } from './request.ts';

const admin = openAdmin();
const asAdmin = () => ({ headers: { cookie: admin.cookie } });
const unlisted = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };

/** A page and the style sheet that it names, where its colours stand. */
async function loadWithStyles(path: string, init: RequestInit = {}): Promise<{ answer: Response; text: string }> {
  const { answer, html, document } = await readPage(path, init);
  const sheets = findAll(document, (one) => attribute(one, 'rel') === 'stylesheet').map((one) => attribute(one, 'href') ?? '');
  const texts = await Promise.all(
    sheets.map(async (sheet) => (await get(sheet, { headers: { ...init.headers, referer: shop + path } })).text()),
  );
  return { answer, text: [html, ...texts].join('\n') };
}

test('a draft is shown to the admin who wrote it, and to nobody else', async () => {
  const painted = '#d5f0e1';
  const { id } = await admin.call<{ id: string }>('POST', '/admin/parameter/draft', { values: { BACKGROUND_COLOR: painted } });
  const { answer, text } = await loadWithStyles(`/?preview=${id}`, asAdmin());
  expect(Object.fromEntries(answer.headers)).toMatchObject(unlisted);
  expect(text).toContain(painted);
  expect((await loadWithStyles(`/?preview=${id}`)).text, 'a guest sees the page as it is').not.toContain(painted);
  expect((await loadWithStyles('/?preview=not-a-draft', asAdmin())).text).not.toContain(painted);
  expect((await loadWithStyles('/', asAdmin())).text, 'nothing of it is kept').not.toContain(painted);
});

test('anybody may look at a page without added code; it is made for that one look', async () => {
  const { answer, document } = await readPage('/?safe=1');
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject(unlisted);
  expect(textOf(mainOf(document))).not.toBe('');
});

const heading = (text: string) => ({ id: 'titre', type: 'heading', v: 1, props: { text } });
const layout = (text: string) => ({
  id: 1,
  name: 'Haut',
  nodes: [{ id: 's', type: 'section', v: 1, props: {}, slots: { default: [heading(text)] } }],
});
const makePage = (url: string, text: string) =>
  admin.call<{ id: number; revision: number }>('POST', '/admin/page', {
    title: 'Essai',
    url,
    showInMenu: false,
    from: { layouts: [layout(text)] },
  });

/** Asks for a section of a page to be rendered, as the panel does. */
const renderSection = (origin: string, body: object, cookie = '') =>
  get('/api/page-section', {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

test('a new page is seen in the editor and by a link before it is published, and its old address leads to it', async () => {
  const url = `/essai-${Date.now().toString(36)}`;
  const made = await makePage(url, 'Premier jet');
  try {
    const name = `page-${made.id}`;
    const edited = await readPage(`${url}?preview=${name}&edit=1`, asAdmin());
    expect(edited.answer.status).toBe(200);
    expect(Object.fromEntries(edited.answer.headers)).toMatchObject(unlisted);
    // The panel shows it in a frame.
    expect(edited.answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    const within = (node: Element, mark: string, value: string) =>
      requireElement(node, `${mark}="${value}"`, (one) => attribute(one, mark) === value);
    const section = within(within(mainOf(edited.document), 'data-layout', '1'), 'data-node', 's');
    expect(textOf(within(section, 'data-node', 'titre'))).toContain('Premier jet');

    const change = { document: name, path: url, locale: 'fr_FR', layout: layout('Deuxième jet') };
    const rendered = await renderSection(shop, change, admin.cookie);
    expect(((await rendered.json()) as { data: { html: string } }).data.html).toContain('Deuxième jet');
    expect((await renderSection(shop, change)).status).toBe(403);
    expect((await renderSection('https://evil.test', {}, admin.cookie)).status).toBe(403);

    expect((await get(`${url}?preview=${name}`)).status, 'a guest sees no draft').toBe(404);
    const link = await admin.call<{ id: string; url: string }>('POST', `/admin/document/page/${made.id}/preview-link`, { hours: 1 });
    const shown = await readPage(link.url);
    expect(shown.answer.status).toBe(200);
    expect(Object.fromEntries(shown.answer.headers)).toMatchObject(unlisted);
    expect(textOf(mainOf(shown.document))).toContain('Premier jet');
    expect(shown.html).not.toContain('data-node');

    const { revision } = await admin.call<{ revision: number }>('GET', `/admin/document/page/${made.id}`);
    await admin.call('POST', `/admin/document/page/${made.id}/publish`, { revision });
    await expect.poll(async () => (await get(url)).status, { timeout: 10_000 }).toBe(200);
    await admin.call('DELETE', `/admin/preview-link/${link.id}`);
    await admin.call('PUT', `/admin/page/${made.id}`, { revision: made.revision, url: `${url}-bis` });
    const moved = async () => {
      const { status, headers } = await send({ path: `${url}?tags=x` });
      const to = new URL(String(headers.location ?? ''), shop);
      return [status, to.pathname + to.search];
    };
    await expect.poll(moved, { timeout: 10_000 }).toEqual([301, `${url}-bis?tags=x`]);
  } finally {
    await admin.call('DELETE', `/admin/page/${made.id}`);
  }
});

test('whoever publishes a page, or takes it back, sees that at once at its address', async () => {
  const url = `/essai-${Date.now().toString(36)}-c`;
  const { id, revision } = await makePage(url, 'Jet');
  try {
    for (const [step, status] of [
      ['publish', 200],
      ['unpublish', 404],
      ['publish', 200],
    ] as const) {
      // Reads the site just before (a redirect renders no page), so that only the person is a reason to read it again.
      await send({ path: '/?from=', headers: { cookie: admin.cookie } });
      await admin.call('POST', `/admin/document/page/${id}/${step}`, { revision });
      expect((await get(url, asAdmin())).status, step).toBe(status);
    }
  } finally {
    await admin.call('DELETE', `/admin/page/${id}`);
  }
});
