import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { tags } from '#backend/tables/site-presentation.ts';
import type { CallData } from '#schemas/calls/index.ts';
import { onBothEngines } from '../databases.ts';
import { appOf, type OpenSite, openSite } from './open-site.ts';
import type { SmallSite } from './small-site.ts';

type List = CallData<'GET /product'>;
type Written = { slug: string; name: string; tags: string[]; shortDescription: string; description: string; translations?: object };

const shelf = (files: SmallSite) => {
  const [first] = files['products.json'] as Written[];
  const piece = (slug: string, name: string, change: object = {}) => ({
    ...first,
    slug,
    name,
    tags: ['pieces'],
    shortDescription: '',
    description: '',
    discount: null,
    recommended: [],
    declinations: [{ reference: `REF-${slug}`, values: { taille: '38', couleur: 'Rouge' }, stock: 1 }],
    ...change,
  });
  files['products.json'] = [
    piece('jupe', 'Jupe plissée', { description: '<p>Se porte avec une chemise.</p>' }),
    piece('gilet', 'Gilet court', { tags: ['chemises'] }),
    piece('chemise', 'Chemise lavée', {
      translations: {
        en_US: { name: 'Washed shirt', shortDescription: 'For cold mornings.', description: '<p>Worn with matching dresses.</p>' },
      },
    }),
    piece('bottines', 'Chaussures d’été à lacets'),
    piece('coeur', 'Collier cœur'),
  ];
};

onBothEngines('search', (db) => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite(db(), shelf);
  });
  const find = async (search: string, locale = 'fr_FR', from: Pick<OpenSite, 'get'> = site) => {
    const list = await from.get<List>(`/product?${new URLSearchParams({ search, orderBy: 'relevance' })}`, { userLang: locale });
    return list.products.map(({ slug }) => slug);
  };

  it.each([
    ['accents', 'ETE', ['bottines']],
    ['accents', 'lavee', ['chemise']],
    ['accents', 'plissee', ['jupe']],
    ['ligatures', 'coeur', ['coeur']],
    ['plurals', 'chaussure', ['bottines']],
    ['endings', 'laver', ['chemise']],
    ['endings', 'plissés', ['jupe']],
    ['empty words', 'les chaussures pour l’été', ['bottines']],
    ['one wrong letter in a word of four or more', 'jipe', ['jupe']],
    ['two neighbours swapped', 'gielt', ['gilet']],
    ['two wrong letters in a word of eight or more', 'chosssures', ['bottines']],
    ['no typo in a word of three', 'ite', []],
    ['no second typo in a short word', 'jipo', []],
    ['the beginning of the word that is being typed', 'chauss', ['bottines']],
    ['no beginning of a word that is finished', 'chauss ete', []],
    ['a reference', 'ref-gilet', ['gilet']],
    ['every word, wherever it stands', 'chemise plissée', ['jupe']],
    ['nothing that is not there', 'parapluie', []],
  ])('knows %s: %s', async (_, search, expected) => {
    expect(await find(search)).toEqual(expected);
  });

  it('ranks a name before a tag before a description', async () => {
    expect(await find('chemises')).toEqual(['chemise', 'gilet', 'jupe']);
  });

  describe('in the words of another language', () => {
    it.each([
      ['shirts', ['chemise']],
      ['washing', ['chemise']],
      ['mornigns', ['chemise']],
      ['dress', ['chemise']],
      ['chaussures', ['bottines']],
    ])('%s', async (search, expected) => {
      expect(await find(search, 'en_US')).toEqual(expected);
    });
  });

  it('sees a change at once, whichever process made it', async () => {
    const other = appOf(db(), site.idSite, site.mediaStore);
    const mine = and(eq(products.idSite, site.idSite), eq(products.slug, 'coeur'));
    expect(await find('collier')).toEqual(['coeur']);
    await db().update(products).set({ name: 'Bracelet' }).where(mine);
    expect([await find('collier'), await find('bracelet', 'fr_FR', other)]).toEqual([[], ['coeur']]);
    await db().update(products).set({ isValid: false }).where(mine);
    expect(await find('bracelet')).toEqual([]);
    await db()
      .update(tags)
      .set({ label: 'Blouses' })
      .where(and(eq(tags.idSite, site.idSite), eq(tags.slug, 'chemises')));
    expect(await find('blouse')).toEqual(['gilet']);
  });

  it('counts a piece that somebody takes as gone, and only once its order is written', async () => {
    const count = async () => (await site.get<List>('/product?search=gilet')).counts.inStock;
    const ofGilet = and(eq(declinations.idSite, site.idSite), eq(declinations.reference, 'REF-gilet'));
    expect(await count()).toBe(1);
    const taking = db().transaction(async (tx) => {
      await tx.update(declinations).set({ held: 1 }).where(ofGilet);
      throw new Error('given up');
    });
    await expect(taking).rejects.toThrow('given up');
    expect(await count()).toBe(1);
    await db().update(declinations).set({ held: 1 }).where(ofGilet);
    expect(await count()).toBe(0);
  });
});
