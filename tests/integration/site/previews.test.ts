import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { hashHtml } from '#backend/storefront/pages/canonical-html.ts';
import type { LayoutPreview } from '#schemas/calls/operations.ts';
import type { PageNode } from '#schemas/page.ts';
import type { LayoutState } from '#schemas/page-admin.ts';
import { onOneEngine } from '../databases.ts';
import { openStaff, type Staff } from './staff.ts';

onOneEngine('pictures of sections', (db) => {
  let staff: Staff;
  let section: { id: number; layout: number };
  const checkPath = () => `/admin/page/${section.id}/layout/${section.layout}/hash/check`;
  const html = '<section class="b a"><p>Bonjour</p></section>';
  const picture = async (colour: string) => {
    const create = { width: 900, height: 300, channels: 3 as const, background: colour };
    return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())], { type: 'image/png' });
  };
  const put = async (fields: Record<string, string | Blob>, at = section) => {
    const form = new FormData();
    for (const [key, value] of Object.entries(fields)) form.set(key, value);
    const response = await staff.site.app.request(`/admin/page/${at.id}/layout/${at.layout}/preview`, {
      method: 'PUT',
      headers: staff.nora.headers,
      body: form,
    });
    return { status: response.status, ...((await response.json()) as { success: boolean; data: LayoutPreview }) };
  };
  const check = (text: string) => staff.nora.accept<LayoutPreview>('POST', checkPath(), { html: text });

  beforeAll(async () => {
    staff = await openStaff(db());
    const tree = await staff.nora.accept<PageNode[]>('GET', '/page/tree');
    for (const { id } of tree) {
      const { cms } = await staff.nora.accept<{ cms: { layouts: { id: number }[] } }>('GET', `/page/${id}`);
      const [layout] = cms.layouts;
      if (layout) section = { id, layout: layout.id };
    }
  });

  it('are missing at first, and fresh once they are stored with their hash', async () => {
    expect(await check(html)).toEqual({ fresh: false, hash: hashHtml(html), storedHash: null, previewUrl: null });
    const stored = await put({ html, hash: hashHtml(html), image: await picture('#884422') });
    expect(stored).toMatchObject({ status: 200, data: { fresh: true } });
    const after = await check('<section class="a b">\n <p>Bonjour</p> <!-- x --></section>');
    expect(after).toMatchObject({ fresh: true, storedHash: hashHtml(html) });
    const shown = await staff.site.app.request(after.previewUrl ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('are stale when the text changes, until another is stored: picture and hash change together', async () => {
    const changed = html.replace('Bonjour', 'Bonsoir');
    const before = await check(changed);
    expect(before).toMatchObject({ fresh: false, storedHash: hashHtml(html) });
    const after = await put({ html: changed, hash: hashHtml(changed), image: await picture('#228844') });
    expect(after.data.previewUrl).not.toBe(before.previewUrl);
    expect(await check(html)).toMatchObject({ fresh: false, storedHash: hashHtml(changed), previewUrl: after.data.previewUrl });
  });

  it('are listed with their state for who checks them all: fresh as checked, unknown once the site has changed, missing', async () => {
    const stateOf = async () => {
      const all = await staff.nora.accept<LayoutState[]>('GET', '/admin/layout');
      expect(all.length).toBeGreaterThan(1);
      return [
        ...new Set(
          all.map(({ idPage, idLayout, state }) => (idPage === section.id && idLayout === section.layout ? state : `others ${state}`)),
        ),
      ].sort();
    };
    const changed = html.replace('Bonjour', 'Bonsoir');
    await check(changed);
    expect(await stateOf()).toEqual(['fresh', 'others missing']);
    await check(html);
    expect(await stateOf()).toEqual(['others missing', 'stale']);
    await staff.nora.accept('POST', '/admin/page', { title: 'Autre page' });
    expect(await stateOf()).toEqual(['others missing', 'unknown']);
  });

  it('belong to sections of a draft as well', async () => {
    const { revision } = await staff.nora.accept<{ revision: number }>('GET', `/admin/document/page/${section.id}`);
    const cms = { format: 1, layouts: [{ id: 4711, name: 'Nouvelle', nodes: [] }] };
    await staff.nora.accept('PUT', `/admin/document/page/${section.id}/draft`, { revision, cms });
    const stored = await put({ html, hash: hashHtml(html), image: await picture('#123456') }, { ...section, layout: 4711 });
    expect(stored).toMatchObject({ status: 200, data: { fresh: true } });
    expect((await staff.nora.accept<LayoutState[]>('GET', '/admin/layout')).find(({ idLayout }) => idLayout === 4711)).toMatchObject({
      name: 'Nouvelle',
      state: 'fresh',
    });
    expect(await check(html)).toMatchObject({ fresh: false });
  });

  it('are refused when the HTML does not give the hash, without a picture, or with a file that is none; nothing changes', async () => {
    const before = await check(html);
    const hash = hashHtml(html);
    const image = await picture('#000000');
    expect(await put({ html, hash: '0'.repeat(64), image })).toMatchObject({ status: 422, data: [{ key: 'hash' }] });
    expect(await put({ html, hash })).toMatchObject({ status: 422, data: [{ key: 'image' }] });
    expect(await put({ html, hash, image: new Blob(['text']) })).toMatchObject({ status: 422, data: [{ key: 'image' }] });
    expect(await check(html)).toEqual(before);
  });

  it('belong to sections that are there, and to administrators', async () => {
    const image = await picture('#000000');
    const fields = { html, hash: hashHtml(html), image };
    expect(await put(fields, { ...section, layout: 999_999 })).toMatchObject({ status: 404 });
    expect(await put(fields, { id: 999_999, layout: 1 })).toMatchObject({ status: 404 });
    expect(await staff.zoe.call('POST', checkPath(), { html })).toMatchObject({ status: 403 });
    expect(await staff.site.call('POST', checkPath(), { html })).toMatchObject({ status: 401 });
  });
});
