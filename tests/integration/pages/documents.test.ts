import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishDue } from '#backend/storefront/pages/editing/publish-due.ts';
import { pages, sites } from '#backend/tables/site.ts';
import type {
  DocumentIssue,
  DocumentVersion,
  DraftState,
  EditedDocument,
  PreviewedDocument,
  PreviewLink,
  PublicationState,
} from '#schemas/edited-document.ts';
import type { Page, PageNode } from '#schemas/page.ts';
import { onOneEngine } from '../databases.ts';
import { openStaff, type Staff } from '../site/staff.ts';

const heading = (text: string, change: object = {}) => ({ id: 'h1', type: 'heading', v: 1, props: { text }, ...change });
const documentOf = (...nodes: object[]) => ({ format: 1, layouts: [{ id: 1, name: 'Haut', nodes }] });

onOneEngine('documents', (db) => {
  let staff: Staff;
  let home: number;
  const at = () => `/admin/document/page/${home}`;
  const open = () => staff.nora.accept<EditedDocument>('GET', at());
  const shown = async () => (await staff.site.get<Page>(`/page/${home}`)).cms;
  const save = async (cms: unknown, revision?: number) =>
    staff.nora.accept<DraftState>('PUT', `/admin/document/page/${home}/draft`, { revision: revision ?? (await open()).revision, cms });
  const publish = async (change: object = {}) =>
    staff.nora.accept<PublicationState>('POST', `/admin/document/page/${home}/publish`, { revision: (await open()).revision, ...change });
  const versionOfSite = async () => (await db().select().from(sites).where(eq(sites.id, staff.site.idSite)))[0]?.version ?? 0;

  beforeAll(async () => {
    staff = await openStaff(db());
    const tree = await staff.site.get<PageNode[]>('/page/tree');
    home = tree.find(({ url }) => url === '/')?.id ?? 0;
  });

  it('keep a draft beside what is published, as it was written, and nobody else sees it', async () => {
    const before = await shown();
    const written = {
      ...documentOf(heading('Bonjour'), { id: 'x', z: 1, type: 'of-a-later-version', a: { '10': 1, b: null }, v: 9 }),
      later: [1],
    };
    const state = await save(written);
    expect(state).toMatchObject({ revision: 1, savedBy: 'Nora Petit' });
    const opened = await open();
    expect(JSON.stringify(opened.draft?.cms)).toBe(JSON.stringify(written));
    expect(opened).toMatchObject({ kind: 'page', path: '/', preview: `page-${home}`, isPublished: true, canUndo: false });
    expect(await shown()).toEqual(before);
    const preview = await staff.nora.accept<PreviewedDocument>('GET', `/admin/document/page/${home}/draft`);
    expect(preview).toMatchObject({ kind: 'page', name: String(home), url: '/', cms: written });
  });

  it('refuse a draft that was written on an older one, and say whose is there', async () => {
    const { revision } = await open();
    await save(documentOf(heading('De Nora')), revision);
    const late = await staff.paul.call('PUT', `/admin/document/page/${home}/draft`, { revision, cms: documentOf(heading('De Paul')) });
    expect(late).toMatchObject({
      status: 409,
      data: [{ key: 'revision', error: String(revision + 1) }, { key: 'savedBy', error: 'Nora Petit' }, { key: 'savedAt' }],
    });
    expect(late.message).toContain('Nora Petit');
    expect((await open()).draft?.cms).toEqual(documentOf(heading('De Nora')));
  });

  it('are published with the site’s version, and the publication is undone without a loss', async () => {
    const before = await shown();
    const version = await versionOfSite();
    await save(documentOf(heading('Nouveau')));
    const published = await publish();
    expect(published).toMatchObject({ isPublished: true, draft: null, scheduled: null, canUndo: true });
    expect(await shown()).toEqual(documentOf(heading('Nouveau')));
    expect(await versionOfSite()).toBeGreaterThan(version);

    const undone = await staff.nora.accept<PublicationState>('POST', `/admin/document/page/${home}/undo`);
    expect(await shown()).toEqual(before);
    expect(undone).toMatchObject({ isPublished: true, canUndo: false });
    expect((await open()).draft?.cms).toEqual(documentOf(heading('Nouveau')));
    expect(await staff.nora.call('POST', `/admin/document/page/${home}/undo`)).toMatchObject({ status: 409 });
  });

  it('are refused with their errors, each at its place and in the language of who asks; nothing changes then', async () => {
    const before = await shown();
    const wrong = documentOf(
      heading('ok'),
      heading('two'),
      { id: 'h3', type: 'heading', v: 1, props: { text: 'x'.repeat(9000), odd: 1 } },
      { id: 'c', type: 'component', v: 1, props: { slug: 'nowhere' } },
    );
    await save(wrong);
    const { revision } = await open();
    const refused = await staff.nora.call<null>('POST', `/admin/document/page/${home}/publish`, { revision });
    expect(refused.status).toBe(422);
    const keys = (refused.data as unknown as { key: string }[]).map(({ key }) => key);
    expect(keys).toEqual(
      ['/layouts/0/nodes/1/id', '/layouts/0/nodes/2/props/odd', '/layouts/0/nodes/2/props/text', '/layouts/0/nodes/3/props/slug'].filter(
        (key) => keys.includes(key),
      ),
    );
    expect(keys).toContain('/layouts/0/nodes/2/props/odd');
    expect(keys).toContain('/layouts/0/nodes/3/props/slug');
    expect(await shown()).toEqual(before);
    const french = await staff.site.call<DocumentIssue[]>(
      'POST',
      `/admin/document/page/${home}/check`,
      { cms: wrong },
      { ...staff.nora.headers, userLang: 'fr_FR' },
    );
    expect(french.data).toContainEqual({
      ...{ code: 'component', isError: true, pointer: '/layouts/0/nodes/3/props/slug', idLayout: 1, idNode: 'c', prop: '/slug' },
      message: 'Le composant partagé « nowhere » n’existe pas.',
    });
  });

  it('are told of links that lead nowhere, in a field or in a text; pages, former addresses and screens are somewhere', async () => {
    const button = (id: string, href: string) => ({ id, type: 'button', v: 1, props: { label: 'Voir', href } });
    const text = { id: 't', type: 'rich-text', v: 1, props: { html: '<p><a href="/nulle-part">ici</a> <a href="/">là</a></p>' } };
    const good = [
      '/',
      '/cart',
      '/products/robe/12',
      '/en',
      '/blog/folder/x/3',
      'https://a.test/x',
      '#haut',
      'mailto:a@b.test',
      '/cart?x=1#y',
    ];
    const cms = documentOf(button('b', '/perdu?x=1'), text, ...good.map((href, index) => button(`g${index}`, href)));
    const issues = await staff.nora.accept<DocumentIssue[]>('POST', `/admin/document/page/${home}/check`, { cms });
    expect(issues.map(({ code, isError, idNode, prop }) => [code, isError, idNode, prop])).toEqual([
      ['link', false, 'b', '/href'],
      ['link', false, 't', '/html'],
    ]);
  });

  it('let an unknown block through, and refuse what is no document', async () => {
    await save(documentOf({ id: 'u', type: 'of-a-later-version', v: 3, props: { any: true } }));
    await publish();
    expect(await shown()).toEqual(documentOf({ id: 'u', type: 'of-a-later-version', v: 3, props: { any: true } }));
    for (const cms of [null, 'text', [], { format: 1 }, { layouts: {} }])
      expect(await staff.nora.call('PUT', `/admin/document/page/${home}/draft`, { revision: 0, cms }), JSON.stringify(cms)).toMatchObject({
        status: 422,
      });
    const deep = JSON.parse(`${'{"a":'.repeat(300)}1${'}'.repeat(300)}`) as object;
    expect(await staff.nora.call('PUT', `/admin/document/page/${home}/draft`, { revision: 0, cms: { layouts: [deep] } })).toMatchObject({
      status: 422,
    });
  });

  it('are published at a time, once, whatever many processes look, and as they were when it was planned', async () => {
    await save(documentOf(heading('À midi')));
    const when = new Date(staff.site.now().getTime() + 3_600_000);
    expect(await publish({ at: when.toISOString() })).toMatchObject({ scheduled: { publishAt: when.toISOString(), failure: null } });
    await save(documentOf(heading('Écrit après')));
    expect(await publishDue(db(), staff.site.now())).toBe(0);
    staff.site.later(3601);
    staff = { ...staff, ...(await staff.signInAgain()) };
    const counts = await Promise.all([1, 2, 3, 4].map(() => publishDue(db(), staff.site.now())));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
    expect(await shown()).toEqual(documentOf(heading('À midi')));
    expect(await open()).toMatchObject({ scheduled: null, draft: { cms: documentOf(heading('Écrit après')) } });
    expect(
      await staff.nora.call('POST', `/admin/document/page/${home}/publish`, {
        revision: (await open()).revision,
        at: '2020-01-01T00:00:00Z',
      }),
    ).toMatchObject({
      status: 422,
      data: [{ key: 'at' }],
    });
  });

  it('let a planned publication be taken back, and a page be taken off and shown again', async () => {
    const when = new Date(staff.site.now().getTime() + 60_000).toISOString();
    await publish({ at: when });
    expect(await staff.nora.accept<PublicationState>('DELETE', `/admin/document/page/${home}/schedule`)).toMatchObject({ scheduled: null });
    expect(await staff.nora.call('DELETE', `/admin/document/page/${home}/schedule`)).toMatchObject({ status: 404 });
    expect(await staff.nora.call('POST', `/admin/document/page/${home}/unpublish`)).toMatchObject({ status: 422 });
    const other = (await staff.site.get<PageNode[]>('/page/tree')).find(({ url }) => url === '/vetements')?.id;
    const off = await staff.nora.accept<PublicationState>('POST', `/admin/document/page/${other}/unpublish`);
    expect(off.isPublished).toBe(false);
    expect((await staff.site.call('GET', `/page/${other}`)).status).toBe(404);
    const draft = { revision: off.revision, cms: documentOf(heading('De retour')) };
    const { revision } = await staff.nora.accept<DraftState>('PUT', `/admin/document/page/${other}/draft`, draft);
    await staff.nora.accept('POST', `/admin/document/page/${other}/publish`, { revision });
    expect((await staff.site.call('GET', `/page/${other}`)).status).toBe(200);
  });

  it('have versions with author and time; an earlier one becomes the draft', async () => {
    const text = documentOf(heading('À garder'));
    await save(text);
    const kept = await staff.paul.accept<DocumentVersion>('POST', `/admin/document/page/${home}/version`, {
      revision: (await open()).revision,
    });
    expect(kept).toMatchObject({ kind: 'saved', savedBy: 'Paul Petit' });
    await save(documentOf(heading('Autre')));
    const { total, versions } = await staff.nora.accept<{ total: number; versions: DocumentVersion[] }>(
      'GET',
      `/admin/document/page/${home}/version?nbItem=100`,
    );
    expect([total, versions[0]?.version]).toEqual([versions.length, kept.version]);
    expect(versions.at(-1)).toMatchObject({ version: 1, kind: 'found', savedBy: null });
    expect(await staff.nora.accept(`GET`, `/admin/document/page/${home}/version/${kept.version}`)).toMatchObject({ cms: text });
    await staff.nora.accept('POST', `/admin/document/page/${home}/version/${kept.version}/restore`, { revision: (await open()).revision });
    expect((await open()).draft?.cms).toEqual(text);
    const after = await staff.nora.accept<{ versions: DocumentVersion[] }>('GET', `/admin/document/page/${home}/version`);
    expect(await staff.nora.accept('GET', `/admin/document/page/${home}/version/${after.versions[0]?.version}`)).toMatchObject({
      cms: documentOf(heading('Autre')),
    });
    expect(await staff.nora.call('GET', `/admin/document/page/${home}/version/99999`)).toMatchObject({ status: 404 });
  });

  it('keep a draft that is dropped among the versions', async () => {
    await save(documentOf(heading('À jeter')));
    const { revision } = await open();
    expect(await staff.paul.call('DELETE', `/admin/document/page/${home}/draft?revision=${revision - 1}`)).toMatchObject({ status: 409 });
    await staff.nora.accept('DELETE', `/admin/document/page/${home}/draft?revision=${revision}`);
    expect((await open()).draft).toBe(null);
    expect(await staff.nora.call('PUT', `/admin/document/page/${home}/draft`, { revision, cms: documentOf() })).toMatchObject({
      status: 409,
    });
    const { versions } = await staff.nora.accept<{ versions: DocumentVersion[] }>('GET', `/admin/document/page/${home}/version`);
    expect(versions[0]).toMatchObject({ kind: 'discarded' });
  });

  it('that were imported have what was imported as their first version from the first draft on, and get it back when that is dropped', async () => {
    const other = (await staff.site.get<PageNode[]>('/page/tree')).find(({ url }) => url === '/vetements')?.children[0]?.id ?? 0;
    const path = `/admin/document/page/${other}`;
    const versions = async () =>
      (await staff.nora.accept<{ versions: DocumentVersion[] }>('GET', `${path}/version`)).versions.map(({ kind }) => kind);
    const { published, revision } = await staff.nora.accept<EditedDocument>('GET', path);
    expect(await versions()).toEqual([]);
    const first = await staff.nora.accept<DraftState>('PUT', `${path}/draft`, { revision, cms: documentOf(heading('Un')) });
    const second = await staff.nora.accept<DraftState>('PUT', `${path}/draft`, {
      revision: first.revision,
      cms: documentOf(heading('Deux')),
    });
    expect(await versions()).toEqual(['found']);
    expect(await staff.nora.accept('GET', `${path}/version/1`)).toMatchObject({ cms: published, savedBy: null });
    const dropped = await staff.nora.accept<PublicationState>('DELETE', `${path}/draft?revision=${second.revision}`);
    expect(dropped).toMatchObject({ draft: null, isPublished: true, revision: second.revision + 1 });
    expect(await staff.nora.accept<EditedDocument>('GET', path)).toMatchObject({ draft: null, published });
    await staff.nora.accept('PUT', `${path}/draft`, { revision: dropped.revision, cms: documentOf(heading('Trois')) });
    expect(await versions()).toEqual(['discarded', 'found']);
  });

  it('take what another program wrote for a version before the next publication', async () => {
    const imported = documentOf(heading('Importé'));
    await db()
      .update(pages)
      .set({ cms: imported })
      .where(and(eq(pages.idSite, staff.site.idSite), eq(pages.id, home)));
    await save(documentOf(heading('Après l’import')));
    await publish();
    await staff.nora.accept('POST', `/admin/document/page/${home}/undo`);
    expect(await shown()).toEqual(imported);
  });

  describe('of shared components', () => {
    it('are edited and published in the same way; one that the site had not is there then, and gone when it is undone', async () => {
      const cms = documentOf(heading('Pied de page'));
      const opened = await staff.nora.accept<EditedDocument>('GET', '/admin/document/component/footer');
      expect(opened).toMatchObject({
        kind: 'component',
        published: null,
        draft: null,
        shownAt: ['*'],
        path: '/',
        preview: 'component-footer',
      });
      const { revision } = await staff.nora.accept<DraftState>('PUT', '/admin/document/component/footer/draft', {
        revision: opened.revision,
        cms,
      });
      await staff.nora.accept('POST', '/admin/document/component/footer/publish', { revision });
      expect(await staff.site.get('/component/conf/footer')).toMatchObject({ cms });
      await staff.nora.accept('POST', '/admin/document/component/footer/undo');
      expect((await staff.site.call('GET', '/component/conf/footer')).status).toBe(404);
      expect(await staff.nora.call('POST', '/admin/document/component/footer/unpublish')).toMatchObject({ status: 422 });
    });

    it('cannot contain themselves, and are known by name only', async () => {
      const cms = documentOf({ id: 'c', type: 'component', v: 1, props: { slug: 'header' } });
      const { revision } = await staff.nora.accept<EditedDocument>('GET', '/admin/document/component/header');
      const draft = await staff.nora.accept<DraftState>('PUT', '/admin/document/component/header/draft', { revision, cms });
      expect(await staff.nora.call('POST', '/admin/document/component/header/publish', { revision: draft.revision })).toMatchObject({
        status: 422,
      });
      for (const path of ['component/never-heard-of', 'page/999999', 'page/accueil', 'component/12'])
        expect((await staff.nora.call('GET', `/admin/document/${path}`)).status, path).toBe(404);
    });
  });

  it('tell two people of each other while they have it open', async () => {
    const [nora, paul] = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'];
    const beat = (who: 'nora' | 'paul', session: string, change: object = {}) =>
      staff[who].accept<{ others: { name: string; idNode: string | null }[] }>('POST', `/admin/document/page/${home}/presence`, {
        session,
        ...change,
      });
    expect((await beat('nora', nora, { idNode: 'h1' })).others).toEqual([]);
    expect((await beat('paul', paul)).others).toMatchObject([{ name: 'Nora Petit', idNode: 'h1' }]);
    staff.site.later(31);
    expect((await beat('paul', paul)).others).toEqual([]);
    await beat('nora', nora);
    await beat('nora', nora, { isLeaving: true });
    expect((await beat('paul', paul)).others).toEqual([]);
    // One that was on its way when the tab was closed.
    await beat('nora', nora);
    expect((await beat('paul', paul)).others).toEqual([]);
    // The same page opened again, or shown again by going back.
    await beat('nora', '33333333-3333-4333-8333-333333333333');
    expect((await beat('paul', paul)).others).toMatchObject([{ name: 'Nora Petit' }]);
    staff = { ...staff, ...(await staff.signInAgain()) };
  });

  it('are shown by a signed link until it expires or is taken back, and by no other', async () => {
    await save(documentOf(heading('Aperçu')));
    const link = await staff.nora.accept<PreviewLink>('POST', `/admin/document/page/${home}/preview-link`, { hours: 2 });
    const token = new URL(link.url, 'http://local').searchParams.get('preview') ?? '';
    const read = (text: string) => staff.site.call<PreviewedDocument>('GET', `/preview/${text}`);
    expect((await read(token)).data).toMatchObject({ kind: 'page', name: String(home), url: '/', cms: documentOf(heading('Aperçu')) });
    for (const [index] of [...token].entries()) {
      const changed = token.slice(0, index) + (token[index] === 'A' ? 'B' : 'A') + token.slice(index + 1);
      if (index % 9 === 0) expect((await read(changed)).status, changed).toBe(404);
    }
    expect(await staff.nora.accept<PreviewLink[]>('GET', `/admin/document/page/${home}/preview-link`)).toMatchObject([
      { id: link.id, createdBy: 'Nora Petit' },
    ]);
    const second = await staff.nora.accept<PreviewLink>('POST', `/admin/document/page/${home}/preview-link`, { hours: 1 });
    await staff.nora.accept('DELETE', `/admin/preview-link/${second.id}`);
    expect((await read(new URL(second.url, 'http://local').searchParams.get('preview') ?? '')).status).toBe(404);
    const other = await openStaff(db());
    expect((await other.site.call('GET', `/preview/${token}`)).status).toBe(404);
    staff.site.later(2 * 3600 + 1);
    expect((await read(token)).status).toBe(404);
    staff = { ...staff, ...(await staff.signInAgain()) };
  });

  it('of another site are not there', async () => {
    const other = await openStaff(db());
    const own = await other.nora.accept<EditedDocument>('GET', `/admin/document/page/${home}`);
    expect(own.draft).toBe(null);
    expect((await staff.site.call('GET', at(), undefined, other.nora.headers)).status).toBe(401);
  });
});
