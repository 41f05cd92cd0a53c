import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { products } from '#backend/tables/catalogue.ts';
import { NamedKind, type NamedThing, type NamedThings } from '#schemas/named-thing.ts';
import { onOneEngine } from '../databases.ts';
import { fullSite } from '../site/full-site.ts';
import { openStaff, type Staff } from '../site/staff.ts';

onOneEngine('what the page editor offers to choose from', (db) => {
  let staff: Staff;
  const list = (kind: string, query = '') => staff.nora.accept<NamedThings>('GET', `/admin/choice/${kind}?${query}`);
  const one = async (kind: string, name: string): Promise<NamedThing | undefined> =>
    (await list(kind, `name=${encodeURIComponent(name)}`)).items[0];

  beforeAll(async () => {
    staff = await openStaff(db(), fullSite);
  });

  it.each(NamedKind.options)('is every %s of the site, by title, and each is found again by its name', async (kind) => {
    const { total, items } = await list(kind, 'nbItem=100');
    expect(total).toBeGreaterThan(0);
    expect(items).toHaveLength(total);
    for (const item of items) expect(await one(kind, item.name)).toEqual(item);
  });

  it('is found by words of its title, whatever their accents, and by its name', async () => {
    const { items } = await list('product', 'nbItem=100');
    const [first] = items;
    if (!first) throw new Error('the small site has products');
    expect(first.picture).toMatch(/^\/media\/[0-9a-f]+\/[a-z0-9-]+$/);
    expect(first.url).toMatch(new RegExp(`/${first.name}/\\d+$`));
    const words = first.title.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
    expect((await list('product', `search=${encodeURIComponent(words)}`)).items).toContainEqual(first);
    expect((await list('product', `search=${first.name}`)).items).toContainEqual(first);
    expect(await list('product', 'search=rien-de-tel')).toEqual({ total: 0, items: [] });
  });

  it('comes page by page, with how many there are', async () => {
    const { total, items } = await list('product', 'nbItem=1&page=2');
    expect(total).toBeGreaterThan(1);
    expect(items).toHaveLength(1);
    expect(items).not.toEqual((await list('product', 'nbItem=1&page=1')).items);
  });

  it('holds what is not sold any more, and says so', async () => {
    const [{ name } = { name: '' }] = (await list('product')).items;
    await db().update(products).set({ isValid: false }).where(eq(products.slug, name));
    expect(await one('product', name)).toMatchObject({ name, isShown: false });
  });

  it('is found by its number too where documents name it so, and comes back as it was asked for', async () => {
    const { id } = await staff.site.get<{ id: number }>(`/forms/${(await list('form')).items[0]?.name}`);
    const byName = (await list('form')).items[0];
    expect(await one('form', String(id))).toEqual({ ...byName, name: String(id) });
  });

  it('does not hold what is gone, nor what another site has', async () => {
    const other = await openStaff(db(), (files) => {
      const [product] = files['products.json'];
      const declinations = [{ reference: 'REF-ailleurs', values: { taille: '38', couleur: 'Rouge' }, stock: 1 }];
      files['products.json'].push({ ...product, slug: 'ailleurs', recommended: [], declinations });
    });
    expect(await other.nora.accept<NamedThings>('GET', '/admin/choice/product?name=ailleurs')).toMatchObject({ total: 1 });
    expect(await list('product', 'name=ailleurs')).toEqual({ total: 0, items: [] });
  });

  it('is refused for a kind there is not', async () => {
    expect((await staff.nora.call('GET', '/admin/choice/order')).status).toBe(422);
  });
});
