import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { exportSite } from '#backend/operations/archive/export/export-folder.ts';
import { importArchive } from '#backend/operations/archive/import/import.ts';
import { readArchive } from '#backend/operations/archive/read-archive.ts';
import type { EditedDocument } from '#schemas/edited-document.ts';
import type { MediaItem, Upload } from '#schemas/media-library.ts';
import type { Page } from '#schemas/page.ts';
import type { AdminPageDetail, PageRedirect } from '#schemas/page-admin.ts';
import { onOneEngine } from '../databases.ts';
import { appOf, newMediaStore, newSiteId } from '../site/open-site.ts';
import { openStaff, type Staff } from '../site/staff.ts';

const filesIn = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path).toString('base64')]),
  );

async function upload(staff: Staff, filename: string, bytes: Uint8Array, change: object = {}): Promise<MediaItem> {
  const { id } = await staff.nora.accept<Upload>('POST', '/admin/media-upload', { filename, size: bytes.length, ...change });
  const form = new FormData();
  form.set('offset', '0');
  form.set('part', new Blob([new Uint8Array(bytes)]), 'part');
  await staff.site.app.request(`/admin/media-upload/${id}`, { method: 'PUT', headers: staff.nora.headers, body: form });
  return staff.nora.accept<MediaItem>('POST', `/admin/media-upload/${id}/finish`);
}

onOneEngine('what the page editor made', (db) => {
  it('comes back whole after export and import: documents, redirects, templates, files and what is said of them; drafts stay at home', async () => {
    const staff = await openStaff(db());
    const { nora, site } = staff;
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#aabbcc' } })
      .jpeg()
      .toBuffer();
    await upload(staff, 'plage.jpg', photo, { folder: 'été', tags: ['mer'] });
    const change = { alts: { fr_FR: 'La plage', en_US: 'The beach' }, focalPoint: { x: 0.1, y: 0.9 } };
    await nora.accept('PUT', '/admin/media/plage', change);
    const guide = await upload(staff, 'guide.pdf', Buffer.from('%PDF-1.4\ntrailer<<>>\n%%EOF\n'), { folder: 'documents' });
    await upload(staff, 'plage2.jpg', await sharp(photo).negate().jpeg().toBuffer(), { replaces: 'dos' });
    const nodes = [
      { v: 1, type: 'heading', id: 'h', props: { text: 'Titre' } },
      { type: 'later', id: 'u', v: 9, props: { b: 1, a: [null] }, z: 1 },
    ];
    const layouts = [{ name: 'Haut', id: 3, nodes }];
    const translations = { en_US: { h: { '/text': 'Title' } } };
    await nora.accept('POST', '/admin/template', { name: 'Bienvenue', layouts, translations });
    const made = await nora.accept<AdminPageDetail>('POST', '/admin/page', { title: 'Plage', from: { layouts } });
    const opened = await nora.accept<EditedDocument>('GET', `/admin/document/page/${made.id}`);
    await nora.accept('POST', `/admin/document/page/${made.id}/publish`, { revision: opened.revision });
    await nora.accept('PUT', `/admin/page/${made.id}`, { revision: made.revision, url: '/la-plage' });
    await nora.accept('PUT', `/admin/document/page/${made.id}/draft`, { revision: opened.revision, cms: { format: 1, layouts: [] } });

    const folder = join(mkdtempSync(join(tmpdir(), 'storefront-export-')), 'site');
    await exportSite({ db: db(), mediaStore: site.mediaStore, idSite: site.idSite, folder });
    const archive = await readArchive(folder);
    expect(archive.redirects).toEqual([{ from: '/plage', page: 'plage' }]);
    expect(archive.media.find(({ name }) => name === 'plage')).toEqual({
      name: 'plage',
      folder: 'été',
      tags: ['mer'],
      ...change,
      formerHashes: [],
    });
    expect(archive.media.find(({ name }) => name === 'dos')?.formerHashes).toHaveLength(1);

    const idSite = newSiteId();
    const mediaStore = newMediaStore();
    await importArchive({ db: db(), mediaStore, archive: { ...archive, site: { ...archive.site, id: idSite } } });
    const other = appOf(db(), idSite, mediaStore);
    expect(await other.get<PageRedirect[]>('/page-redirect')).toEqual([{ from: '/plage', to: '/la-plage' }]);
    const page = (await other.get<{ id: number; url: string }[]>('/page/tree')).find(({ url }) => url === '/la-plage');
    expect(JSON.stringify((await other.get<Page>(`/page/${page?.id}`)).cms)).toBe(JSON.stringify({ format: 1, layouts }));
    expect((await other.app.request(guide.url, { headers: { idSite: String(idSite) } })).status).toBe(200);
    const again = join(mkdtempSync(join(tmpdir(), 'storefront-export-')), 'site');
    await exportSite({ db: db(), mediaStore, idSite, folder: again });
    const [before, after] = [filesIn(folder), filesIn(again)];
    delete before['site.json'];
    delete after['site.json'];
    expect(after).toEqual(before);
  });
});
