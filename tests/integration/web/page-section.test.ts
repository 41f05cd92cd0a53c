import { Readable } from 'node:stream';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Listening, listen } from '#backend/platform/http/listen.ts';
import type { EditedDocument, PreviewLink } from '#schemas/edited-document.ts';
import type { PageNode } from '#schemas/page.ts';
import { onOneEngine } from '../databases.ts';
import { openStaff, type Staff } from '../site/staff.ts';

type Section = { success: boolean; data: { html: string; styles: string } | null };

onOneEngine('a section of a draft, rendered alone', (db) => {
  let staff: Staff;
  let api: Listening;
  let home = 0;
  let route: NextApiHandler;
  let previewOf: typeof import('#web/page/previewed-source.ts').previewOf;
  let previewModeOf: typeof import('#web/routing/preview-mode.ts').previewModeOf;

  beforeAll(async () => {
    staff = await openStaff(db());
    home = (await staff.site.get<PageNode[]>('/page/tree')).find(({ url }) => url === '/')?.id ?? 0;
    api = await listen({ app: staff.site.app, port: 0 });
    vi.stubEnv('API_HOST', api.url);
    vi.stubEnv('SITE_ID', String(staff.site.idSite));
    // Modules that another file of the worker loaded have read its environment.
    vi.resetModules();
    ({ default: route } = await import('../../../pages/api/page-section.tsx'));
    ({ previewOf } = await import('#web/page/previewed-source.ts'));
    ({ previewModeOf } = await import('#web/routing/preview-mode.ts'));
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    vi.resetModules();
    await api.stop();
  });

  async function ask(body: unknown, headers: Record<string, string> = {}, method = 'POST'): Promise<Section & { status: number }> {
    let status = 0;
    let answer: Section = { success: false, data: null };
    const response = {
      status: (code: number) => {
        status = code;
        return response;
      },
      setHeader: () => response,
      json: (sent: Section) => {
        answer = sent;
      },
    };
    const bytes = Buffer.from(JSON.stringify(body));
    const told = { host: 'shop.test', 'content-length': String(bytes.length), ...headers };
    const request = Object.assign(Readable.from([bytes]), { method, headers: told });
    await route(request as unknown as NextApiRequest, response as unknown as NextApiResponse);
    return { status, ...answer };
  }
  const tokenOf = ({ headers }: Staff['nora']) => headers.Authorization;
  const cookieOf = (person: Staff['nora']) => ({ cookie: `token=${tokenOf(person)}` });
  const layout = (text: string) => ({
    ...{ id: 3, name: 'Haut' },
    nodes: [
      { id: 'h', type: 'heading', v: 1, props: { text } },
      { id: 'i', type: 'image', v: 1, props: { image: { picture: 'robe', alt: 'Une robe' } } },
    ],
  });
  const section = (text: string) => ({ document: `page-${home}`, path: '/', locale: 'fr_FR', layout: layout(text) });

  it('is what the page shows, with the ids of its nodes, its pictures and its styles, though nothing of it is stored', async () => {
    const { status, data } = await ask(section('Pas enregistré'), cookieOf(staff.nora));
    expect(status).toBe(200);
    expect(data?.html).toContain('Pas enregistré');
    expect(data?.html).toMatch(/data-node="h"/);
    expect(data?.html).toMatch(/data-node="i"/);
    expect(data?.html).toMatch(/\/media\/[0-9a-f]{32}\/robe-/);
    expect(data?.html).not.toMatch(/editor-node|§/);
    expect(data?.styles.length).toBeGreaterThan(10);
    const opened = await staff.nora.accept<EditedDocument>('GET', `/admin/document/page/${home}`);
    expect(opened.draft).toBe(null);
  });

  it('is in the language that is asked for', async () => {
    const translations = { en_US: { h: { '/text': 'Not saved' } } };
    const { data } = await ask({ ...section('Pas enregistré'), locale: 'en_US', translations }, cookieOf(staff.nora));
    expect(data?.html).toContain('Not saved');
  });

  it('is for administrators on the site itself alone; what cannot be read is refused', async () => {
    expect((await ask(section('x'))).status).toBe(403);
    expect((await ask(section('x'), cookieOf(staff.zoe))).status).toBe(403);
    expect((await ask(section('x'), { ...cookieOf(staff.nora), 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask(section('x'), { ...cookieOf(staff.nora), origin: 'https://evil.test' })).status).toBe(403);
    expect((await ask(section('x'), cookieOf(staff.nora), 'GET')).status).toBe(405);
    for (const body of [
      null,
      'text',
      {},
      { ...section('x'), document: 'order-1' },
      { ...section('x'), layout: null },
      { ...section('x'), path: 'x' },
    ])
      expect((await ask(body, cookieOf(staff.nora))).status, JSON.stringify(body)).toBe(422);
    const odd = {
      ...section('x'),
      layout: { id: 'odd', nodes: [null, 1, { type: 'heading' }, { id: 'h', type: 'heading', v: 99, props: { text: 5 } }] },
    };
    expect((await ask(odd, cookieOf(staff.nora))).status).toBe(200);
  });

  it('is read of an administrator alone, who says its size, and not without bounds', async () => {
    const size = { 'content-length': String(5 * 1024 * 1024) };
    expect((await ask(section('x'), { ...cookieOf(staff.zoe), ...size })).status).toBe(403);
    expect((await ask(section('x'), { ...cookieOf(staff.nora), ...size })).status).toBe(413);
    expect((await ask(section('x'), { ...cookieOf(staff.nora), 'content-length': '' })).status).toBe(411);
  });

  it('and the whole draft are previewed by administrators and by a signed link, by nobody else', async () => {
    const { revision } = await staff.nora.accept<EditedDocument>('GET', `/admin/document/page/${home}`);
    await staff.nora.accept('PUT', `/admin/document/page/${home}/draft`, {
      revision,
      cms: { format: 1, layouts: [layout('Le brouillon')] },
    });
    const link = await staff.nora.accept<PreviewLink>('POST', `/admin/document/page/${home}/preview-link`, { hours: 1 });
    const seen = (query: string, token?: string) => previewOf(previewModeOf(new URLSearchParams(query)), token, 'fr_FR');
    const own = `preview=page-${home}&edit=1`;
    expect(await seen(own, tokenOf(staff.nora))).toMatchObject({ isEdited: true, document: { name: String(home), url: '/' } });
    expect(await seen(own, tokenOf(staff.zoe))).toBeUndefined();
    expect(await seen(own)).toBeUndefined();
    const byLink = new URL(link.url, 'http://local').search.slice(1);
    expect(await seen(`${byLink}&edit=1`)).toMatchObject({ isEdited: false, user: null, document: { name: String(home) } });
    await staff.nora.accept('DELETE', `/admin/preview-link/${link.id}`);
    expect(await seen(byLink)).toBeUndefined();
  });
});
