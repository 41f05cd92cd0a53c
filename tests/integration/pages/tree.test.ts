import { beforeAll, describe, expect, it } from 'vitest';
import type { DraftState, EditedDocument } from '#schemas/edited-document.ts';
import type { PageNode } from '#schemas/page.ts';
import type {
  AddressCheck,
  AdminComponent,
  AdminPage,
  AdminPageDetail,
  DeletedPage,
  LayoutState,
  PageRedirect,
} from '#schemas/page-admin.ts';
import { onOneEngine } from '../databases.ts';
import { openStaff, type Staff } from '../site/staff.ts';

const heading = { id: 'h1', type: 'heading', v: 1, props: { text: 'Bonjour' } };
const layouts = [{ id: 1, name: 'Haut', nodes: [heading] }];

onOneEngine('the page tree', (db) => {
  let staff: Staff;
  const list = () => staff.nora.accept<AdminPage[]>('GET', '/admin/page');
  const at = async (url: string) => {
    const page = (await list()).find((one) => one.url === url);
    if (!page) throw new Error(`no page at ${url}`);
    return page;
  };
  const make = (body: object) => staff.nora.accept<AdminPageDetail>('POST', '/admin/page', body);
  const change = async (id: number, body: object) => {
    const { revision } = await staff.nora.accept<AdminPageDetail>('GET', `/admin/page/${id}`);
    return staff.nora.accept<AdminPageDetail>('PUT', `/admin/page/${id}`, { revision, ...body });
  };
  const refused = async (method: string, path: string, body?: object) => {
    const answer = await staff.nora.call<null>(method, path, body);
    return [answer.status, ...((answer.data as unknown as { key: string }[] | null) ?? []).map(({ key }) => key)];
  };
  const publicUrls = async () => {
    const urls = (nodes: readonly PageNode[]): string[] => nodes.flatMap(({ url, children }) => [url, ...urls(children)]);
    return urls(await staff.site.get<PageNode[]>('/page/tree'));
  };

  beforeAll(async () => {
    staff = await openStaff(db());
  });

  it('lists every page with its state, hidden ones too', async () => {
    expect((await list()).map(({ url, state }) => [url, state])).toEqual([
      ['/', 'published'],
      ['/vetements', 'published'],
      ['/vetements/robes-occasion', 'published'],
      ['/cachee', 'hidden'],
    ]);
  });

  it('makes a page that nobody sees until it is published, at an address made from its title', async () => {
    const parent = await at('/vetements');
    const made = await make({ title: 'Été à la mer', idParent: parent.id, from: { layouts } });
    expect(made).toMatchObject({ url: '/vetements/ete-a-la-mer', state: 'draft', hasDraft: true, isValid: false, issues: 0, position: 1 });
    expect(await publicUrls()).not.toContain(made.url);
    const opened = await staff.nora.accept<EditedDocument>('GET', `/admin/document/page/${made.id}`);
    expect(opened).toMatchObject({ published: null, isPublished: false, draft: { cms: { layouts } } });
    await staff.nora.accept('POST', `/admin/document/page/${made.id}/publish`, { revision: opened.revision });
    expect(await publicUrls()).toContain(made.url);
    expect((await make({ title: 'Été à la mer', idParent: parent.id })).url).toBe('/vetements/ete-a-la-mer-2');
  });

  it('makes a page from a copy and from a template', async () => {
    const home = await at('/');
    const copy = await make({ title: 'Copie', from: { page: home.id } });
    const source = await staff.nora.accept<EditedDocument>('GET', `/admin/document/page/${home.id}`);
    const document = await staff.nora.accept<EditedDocument>('GET', `/admin/document/page/${copy.id}`);
    expect(JSON.stringify(document.draft?.cms)).toBe(JSON.stringify(source.published));
    const translations = { en_US: { h1: { '/text': 'Hello' } } };
    const template = await staff.nora.accept<{ id: number }>('POST', '/admin/template', { name: 'Bienvenue', layouts, translations });
    const made = await make({ title: 'Du modèle', from: { template: template.id } });
    const begun = await staff.nora.accept<EditedDocument>('GET', `/admin/document/page/${made.id}`);
    expect(begun.draft?.cms).toMatchObject({ layouts, translations });
    const saved = { name: 'Bienvenue', savedBy: 'Nora Petit', layouts, translations };
    expect(await staff.nora.accept('GET', '/admin/template')).toMatchObject([saved]);
    await staff.nora.accept('DELETE', `/admin/template/${template.id}`);
    expect(await refused('DELETE', `/admin/template/${template.id}`)).toEqual([404]);
    expect(await refused('POST', '/admin/page', { title: 'X', from: { template: template.id } })).toEqual([404]);
  });

  it('refuses addresses that are taken, the program’s own, or no addresses; and tells what one would do', async () => {
    for (const url of ['/vetements', '/admin/x', '/api', '/en/robes', '/media'])
      expect(await refused('POST', '/admin/page', { title: 'X', url }), url).toEqual([422, 'url']);
    for (const url of ['vetements', '//evil.test', '/a/../b', '/A', '/a/', '/a b', '/é', '/a?b=1', 'javascript:alert(1)'])
      expect(await refused('POST', '/admin/page', { title: 'X', url }), url).toEqual([422, 'url']);
    const check = (url: string) => staff.nora.accept<AddressCheck>('GET', `/admin/page-address?url=${encodeURIComponent(url)}`);
    expect(await check('/cart')).toMatchObject({ isFree: true, shadows: 'cart' });
    expect(await check('/products/une-robe/12')).toMatchObject({ shadows: 'product-sheet' });
    expect(await check('/vetements')).toMatchObject({ isFree: false, takenBy: { title: 'Page vetements' }, shadows: null });
    expect(await check('/nulle-part')).toEqual({ isFree: true, takenBy: null, shadows: null, redirectsTo: null });
  });

  describe('leaves a redirect where a page moved from', () => {
    it('in one step, however often it moves, and with the pages below', async () => {
      const page = await at('/vetements');
      await change(page.id, { url: '/habits', movesBelow: true });
      await change(page.id, { url: '/mode', movesBelow: true });
      const redirects = await staff.site.get<PageRedirect[]>('/page-redirect');
      expect(redirects).toContainEqual({ from: '/vetements', to: '/mode' });
      expect(redirects).toContainEqual({ from: '/habits', to: '/mode' });
      expect(redirects).toContainEqual({ from: '/habits/robes-occasion', to: '/mode/robes-occasion' });
      expect(redirects.some(({ to }) => redirects.some(({ from }) => from === to))).toBe(false);
      expect((await staff.nora.accept<AdminPageDetail>('GET', `/admin/page/${page.id}`)).formerUrls).toEqual(['/habits', '/vetements']);
    });

    it('which ends when a page takes the address, goes with its page, and can be taken away', async () => {
      const page = await at('/mode');
      await change(page.id, { url: '/vetements', movesBelow: true });
      const after = await staff.site.get<PageRedirect[]>('/page-redirect');
      expect(after.some(({ from }) => from.startsWith('/vetements'))).toBe(false);
      expect(after).toContainEqual({ from: '/mode', to: '/vetements' });
      const made = await make({ title: 'Mode', url: '/mode' });
      expect((await staff.site.get<PageRedirect[]>('/page-redirect')).some(({ from }) => from === '/mode')).toBe(false);
      await staff.nora.accept('DELETE', `/admin/page/${made.id}`);
      await staff.nora.accept('DELETE', '/admin/page-redirect?from=/habits');
      expect(await refused('DELETE', '/admin/page-redirect?from=/habits')).toEqual([404]);
      expect((await staff.nora.accept<PageRedirect[]>('GET', '/admin/page-redirect')).some(({ from }) => from === '/habits')).toBe(false);
    });
  });

  it('changes what is said of a page in every language, and refuses a change on an older state', async () => {
    const page = await at('/vetements');
    const before = await staff.nora.accept<AdminPageDetail>('GET', `/admin/page/${page.id}`);
    const texts = { menuTitle: 'Nos habits', metaDescription: '<script>alert(1)</script>', showInMenu: false };
    const changed = await change(page.id, { ...texts, translations: { en_US: { title: 'Clothes' } } });
    expect(changed).toMatchObject({
      ...texts,
      translations: { en_US: { title: 'Clothes' } },
      locales: ['fr_FR', 'en_US'],
      revision: before.revision + 1,
    });
    expect(await refused('PUT', `/admin/page/${page.id}`, { revision: before.revision, title: 'X' })).toEqual([409, 'revision']);
    expect(await refused('PUT', `/admin/page/${page.id}`, { revision: changed.revision, translations: { fr_FR: { title: 'X' } } })).toEqual(
      [422, 'translations.fr_FR'],
    );
    const english = await staff.site.get<PageNode[]>('/page/tree', { userLang: 'en_US' });
    expect(english.find(({ url }) => url === '/vetements')?.title).toBe('Clothes');
  });

  it('lets a page lead elsewhere, never to itself, a script of another kind or an address of scripts', async () => {
    const { revision, id } = await make({ title: 'Ailleurs', url: '/ailleurs', link: { type: 'page', url: '/vetements' } });
    for (const link of [
      { type: 'url', url: 'javascript:alert(1)' },
      { type: 'url', url: '//evil.test' },
      { type: 'url', url: 'data:text/html,x' },
      { type: 'page', url: '/ailleurs' },
      { type: 'page', url: '/nulle-part' },
      { type: 'page', url: null },
      { type: 'other', url: '/x' },
    ])
      expect((await refused('PUT', `/admin/page/${id}`, { revision, link }))[0], JSON.stringify(link)).toBe(422);
    expect((await refused('PUT', `/admin/document/page/${id}/draft`, { revision: 0, cms: { layouts: [] } }))[0]).toBe(422);
    const target = await at('/vetements');
    await change(target.id, { url: '/tenues', movesBelow: true });
    expect(await staff.nora.accept<AdminPageDetail>('GET', `/admin/page/${id}`)).toMatchObject({ link: { type: 'page', url: '/tenues' } });
    await change(target.id, { url: '/vetements', movesBelow: true });
  });

  it('moves a page among its siblings and below another, but not below itself nor too deep', async () => {
    const [home, clothes, hidden] = [await at('/'), await at('/vetements'), await at('/cachee')];
    const move = (id: number, idParent: number | null, position: number) =>
      staff.nora.accept<AdminPage[]>('PUT', `/admin/page/${id}/place`, { idParent, position });
    const moved = await move(hidden.id, null, 0);
    expect(
      moved
        .filter(({ idParent }) => idParent === null)
        .map(({ url }) => url)
        .slice(0, 3),
    ).toEqual(['/cachee', '/', '/vetements']);
    expect(moved.filter(({ idParent }) => idParent === null).map(({ position }) => position)).toEqual([
      ...moved.filter(({ idParent }) => idParent === null).keys(),
    ]);
    const below = (await move(hidden.id, clothes.id, 99)).filter(({ idParent }) => idParent === clothes.id);
    expect(below.at(-1)?.url).toBe('/cachee');
    const robes = await at('/vetements/robes-occasion');
    expect(await refused('PUT', `/admin/page/${clothes.id}/place`, { idParent: robes.id, position: 0 })).toEqual([422, 'idParent']);
    expect(await refused('PUT', `/admin/page/${clothes.id}/place`, { idParent: clothes.id, position: 0 })).toEqual([422, 'idParent']);
    expect(await refused('PUT', `/admin/page/${clothes.id}/place`, { idParent: 999_999, position: 0 })).toEqual([422, 'idParent']);
    let idParent: number | null = home.id;
    for (let depth = 2; depth <= 8; depth += 1) idParent = (await make({ title: `Niveau ${depth}`, idParent })).id;
    expect(await refused('POST', '/admin/page', { title: 'Trop bas', idParent })).toEqual([422, 'idParent']);
  });

  it('never makes a circle of two moves at once', async () => {
    const [one, two] = [await make({ title: 'Un' }), await make({ title: 'Deux' })];
    await Promise.all([
      staff.nora.call('PUT', `/admin/page/${one.id}/place`, { idParent: two.id, position: 0 }),
      staff.paul.call('PUT', `/admin/page/${two.id}/place`, { idParent: one.id, position: 0 }),
    ]);
    const urls = (await list()).map(({ url }) => url);
    expect(urls).toEqual(expect.arrayContaining(['/un', '/deux']));
  });

  it('deletes a page with those below, and brings them back with drafts, tags and places', async () => {
    const clothes = await at('/vetements');
    const before = await list();
    const { revision } = await staff.nora.accept<EditedDocument>('GET', `/admin/document/page/${clothes.id}`);
    await staff.nora.accept<DraftState>('PUT', `/admin/document/page/${clothes.id}/draft`, { revision, cms: { format: 1, layouts } });
    const deleted = await staff.nora.accept<DeletedPage>('DELETE', `/admin/page/${clothes.id}`);
    expect(deleted).toMatchObject({ url: '/vetements', title: 'Page vetements' });
    expect((await list()).some(({ url }) => url.startsWith('/vetements'))).toBe(false);
    expect((await staff.site.call('GET', `/page/${clothes.id}`)).status).toBe(404);
    expect(await staff.nora.accept<DeletedPage[]>('GET', '/admin/page-trash')).toContainEqual({ ...deleted, deletedBy: 'Nora Petit' });
    // A page created meanwhile gets neither its number nor its key.
    expect((await make({ title: 'vetements', url: '/autre' })).id).not.toBe(clothes.id);
    const restored = await staff.nora.accept<AdminPage[]>('POST', `/admin/page-trash/${deleted.id}/restore`);
    const urlsOf = (pages: readonly AdminPage[]) => pages.filter(({ url }) => url !== '/autre').map(({ url, idParent }) => [url, idParent]);
    expect(urlsOf(restored)).toEqual(urlsOf(before));
    expect(restored.find(({ url }) => url === '/vetements')).toMatchObject({ id: clothes.id, hasDraft: true });
    expect(await refused('POST', `/admin/page-trash/${deleted.id}/restore`)).toEqual([404]);
  });

  it('does not bring a page back over another at its address; the home page is not deleted', async () => {
    const made = await make({ title: 'Éphémère', url: '/ephemere' });
    const deleted = await staff.nora.accept<DeletedPage>('DELETE', `/admin/page/${made.id}`);
    await make({ title: 'Nouvelle', url: '/ephemere' });
    expect((await refused('POST', `/admin/page-trash/${deleted.id}/restore`))[0]).toBe(409);
    await staff.nora.accept('DELETE', `/admin/page-trash/${deleted.id}`);
    expect((await refused('DELETE', `/admin/page-trash/${deleted.id}`))[0]).toBe(404);
    const home = await at('/');
    expect((await refused('DELETE', `/admin/page/${home.id}`))[0]).toBe(422);
    expect((await refused('PUT', `/admin/page/${home.id}`, { revision: 1, url: '/x' }))[0]).toBe(422);
  });

  it('lists the shared components, where each is shown and what places it', async () => {
    const components = await staff.nora.accept<AdminComponent[]>('GET', '/admin/component');
    expect(components.find(({ slug }) => slug === 'header')).toMatchObject({ isOwn: true, need: 'required', shownAt: ['*'], placedOn: [] });
    expect(components.find(({ slug }) => slug === 'cart')).toMatchObject({ isOwn: false, shownAt: ['/cart'] });
  });

  it('makes a shared component under a slug of its own, which documents may then place', async () => {
    const make = (title: string) => staff.nora.accept<{ slug: string }>('POST', '/admin/component', { title });
    expect(await make('Bandeau d’été')).toEqual({ slug: 'bandeau-d-ete' });
    expect(await make('Bandeau d’été')).toEqual({ slug: 'bandeau-d-ete-2' });
    // Never in the place of one that the program knows.
    expect((await make('Cart')).slug).toBe('cart-2');
    const components = await staff.nora.accept<AdminComponent[]>('GET', '/admin/component');
    expect(components.find(({ slug }) => slug === 'bandeau-d-ete')).toMatchObject({ title: 'Bandeau d’été', isOwn: true, need: 'placed' });
    expect(await staff.nora.accept('GET', '/admin/document/component/bandeau-d-ete')).toMatchObject({ isPublished: true });
    expect((await refused('POST', '/admin/component', { title: ' ' }))[0]).toBe(422);
  });

  it('renames a shared component, and deletes it once nothing places it any more; it can be brought back', async () => {
    const placing = { id: 1, name: 'Haut', nodes: [{ id: 'c1', type: 'component', v: 1, props: { slug: 'promesses' } }] };
    await staff.nora.accept('POST', '/admin/component', { title: 'Promesses' });
    await staff.nora.accept('PUT', '/admin/component/promesses', { title: 'Nos promesses' });
    const find = async () =>
      (await staff.nora.accept<AdminComponent[]>('GET', '/admin/component')).find(({ slug }) => slug === 'promesses');
    expect(await find()).toMatchObject({ title: 'Nos promesses', need: 'placed' });

    const saved = await staff.nora.accept<{ id: number }>('POST', '/admin/template', { name: 'Bande', layouts: [placing] });
    const { id } = await staff.nora.accept<AdminPage>('POST', '/admin/page', { title: 'Avec promesses', from: { layouts: [placing] } });
    const used = await staff.nora.call('DELETE', '/admin/component/promesses');
    expect(used.status).toBe(409);
    expect(used.message).toBe('This part is placed in: Avec promesses, Bande. Take it out there first.');
    await staff.nora.accept('DELETE', `/admin/template/${saved.id}`);
    await staff.nora.accept('DELETE', `/admin/page/${id}`);

    const deleted = await staff.nora.accept<DeletedPage>('DELETE', '/admin/component/promesses');
    expect(deleted).toMatchObject({ kind: 'component', title: 'Nos promesses' });
    expect(await find()).toBeUndefined();
    // Pages go on getting numbers of their own, and what is made under the same title gets a slug of its own.
    await staff.nora.accept<AdminPage>('POST', '/admin/page', { title: 'Après' });
    expect(await staff.nora.accept('POST', '/admin/component', { title: 'Promesses' })).toEqual({ slug: 'promesses-2' });
    await staff.nora.accept('POST', `/admin/page-trash/${deleted.id}/restore`);
    expect(await find()).toMatchObject({ title: 'Nos promesses' });

    const again = await staff.nora.accept<DeletedPage>('DELETE', '/admin/component/promesses');
    await staff.nora.accept('DELETE', `/admin/page-trash/${again.id}`);
    expect((await staff.nora.call('POST', `/admin/page-trash/${again.id}/restore`)).status).toBe(404);
    expect((await staff.nora.call('DELETE', '/admin/component/promesses')).status).toBe(404);
    expect((await staff.nora.call('PUT', '/admin/component/promesses', { title: 'Partie' })).status).toBe(404);
    expect((await staff.nora.call('DELETE', '/admin/component/header')).status).toBe(422);
  });

  it('tells of a shared component where documents place it, and counts those that are missing', async () => {
    const placing = { id: 1, name: 'Haut', nodes: [{ id: 'c1', type: 'component', v: 1, props: { slug: 'heures' } }] };
    const made = await make({ title: 'Avec les heures', from: { layouts: [placing] } });
    expect(made.issues).toBe(1);
    await staff.nora.accept('POST', '/admin/component', { title: 'Heures' });
    expect((await at(made.url)).issues).toBe(0);
    const open = () => staff.nora.accept<EditedDocument>('GET', '/admin/document/component/heures');
    expect(await open()).toMatchObject({ path: null, shownAt: [] });
    const { revision } = await staff.nora.accept<EditedDocument>('GET', `/admin/document/page/${made.id}`);
    await staff.nora.accept('POST', `/admin/document/page/${made.id}/publish`, { revision });
    expect(await open()).toMatchObject({ path: made.url, shownAt: ['Avec les heures'] });
  });

  it('lists errors and sections of a document as its last draft has them', async () => {
    const made = await make({ title: 'Deux fois lue', from: { layouts } });
    const sections = async () =>
      (await staff.nora.accept<LayoutState[]>('GET', '/admin/layout')).filter(({ idPage }) => idPage === made.id).map(({ name }) => name);
    expect([(await at(made.url)).issues, await sections()]).toEqual([0, ['Haut']]);
    const { revision } = await staff.nora.accept<EditedDocument>('GET', `/admin/document/page/${made.id}`);
    const cms = { format: 1, layouts: [{ id: 1, name: 'Autre', nodes: [{ ...heading, props: {} }] }] };
    await staff.nora.accept<DraftState>('PUT', `/admin/document/page/${made.id}/draft`, { revision, cms });
    expect([(await at(made.url)).issues, await sections()]).toEqual([1, ['Autre']]);
  });
});
