import { join } from 'node:path';
import { and, asc, eq } from 'drizzle-orm';
import { expect, inject, it } from 'vitest';
import { readAwards } from '#backend/goods/catalogue/flows/read-awards.ts';
import { readCustomizations } from '#backend/goods/catalogue/flows/read-customizations.ts';
import { readProduct } from '#backend/goods/catalogue/flows/read-product.ts';
import { exportProducts } from '#backend/operations/exchange/export-products.ts';
import { importProducts } from '#backend/operations/exchange/import-products.ts';
import { writeRows } from '#backend/platform/csv.ts';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { declinations, priceHistory, products } from '#backend/tables/catalogue.ts';
import { customizations } from '#backend/tables/customization.ts';
import { productImages } from '#backend/tables/site-presentation.ts';
import { stockMoves } from '#backend/tables/stock.ts';
import type { Product, ProductList } from '#schemas/product.ts';
import { onOneEngine } from '../databases.ts';
import { withoutIds } from './answers.ts';
import { fullSite } from './full-site.ts';
import { appOf, newSiteId } from './open-site.ts';
import { writeSite } from './small-site.ts';
import { readFolder, writeFolder } from './written-site.ts';

const content = join(import.meta.dirname, '../../../content');
const whole = 'a site with one of everything';
const folders = {
  'the sample site 89': () => join(content, '89'),
  'the sample site 90': () => join(content, '90'),
  [whole]: () => writeSite(newSiteId(), fullSite),
};
/** Pictures are named in a file of products, not in it: none is read. */
const noFiles: MediaStore = { read: async () => null, write: async () => {}, has: async () => true };

/** Archives of the folders, read once for both databases. */
const archives = new Map<string, ReturnType<typeof readFolder>>();
function readOnce(name: string, folder: () => string) {
  const archive = archives.get(name) ?? readFolder(folder());
  archives.set(name, archive);
  return archive;
}

/** A sheet without what has no columns: labels of wines and guarantees of producers are written in the panel. */
const withoutLabels = (sheet: Product) => ({
  ...sheet,
  declination: sheet.declination.map(({ wineLabel: _label, producerGuarantee: _guarantee, ...declination }) => declination),
});

/** A site of its own with what a folder holds, and its products as a file. */
async function open(db: WholeDatabase, name: string, folder: () => string) {
  const read = await readOnce(name, folder);
  const { archive } = read;
  const idSite = newSiteId();
  const site = { id: idSite, locales: archive.site.locales, timeZone: archive.site.timeZone };
  await writeFolder(db, read, idSite);
  const { get, now } = appOf(db, idSite, noFiles);
  const file = async (lang: 'fr' | 'en' = 'fr') => {
    let text = '';
    for await (const piece of exportProducts(db, site, lang)) text += piece;
    return text;
  };
  const take = (text: string, lang: 'fr' | 'en' = 'fr', dryRun = false) =>
    importProducts(db, text, { site, lang, dryRun, now: new Date(), byEmail: 'nora@example.test' });
  /** All that visitors are told of products in languages, without the ids that the database gives. */
  const told = async (locales: readonly string[]) => {
    const answers: Record<string, unknown> = {};
    const slugs = new Map<number, string>();
    for (const locale of locales) {
      const ask = <T>(path: string) => get<T>(path, { userLang: locale });
      for (const order of ['custom', '-date']) answers[`${locale} ${order}`] = await ask(`/product?nbItem=100&orderBy=${order}`);
      const all = (answers[`${locale} custom`] as ProductList).products.map(({ idProduct, slug }) => ({ id: idProduct, slug }));
      const made = await readCustomizations(
        db,
        { idSite, locale },
        all.map(({ id }) => id),
      );
      for (const { id, slug } of all) slugs.set(id, slug);
      for (const { id, slug } of all)
        answers[`${locale} ${slug}`] = {
          sheet: withoutLabels(await readProduct(db, idSite, id, { now: now(), locale })),
          beside: name === whole && (await ask(`/v2/product/recommended/${id}`)),
          awards: await readAwards(db, idSite, id, locale),
          customizations: made.get(id) ?? [],
        };
    }
    return withoutIds(answers, slugs) as Record<string, unknown>;
  };
  const empty = () => db.delete(products).where(eq(products.idSite, idSite));
  return { idSite, archive, file, take, told, empty };
}

const nothing = { products: { added: 0, changed: 0 }, declinations: { added: 0, changed: 0 }, prices: 0, stocks: 0, errors: [] };

/** A line of a file with its headers: what stands in some columns of a reference. */
const fileOf = (...rows: Record<string, string>[]) => {
  const headers = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return writeRows([headers, ...rows.map((row) => headers.map((header) => row[header] ?? ''))]);
};

onOneEngine('products of whole sites as CSV', (db, engine) => {
  // The shop's answers about the samples are compared on one database.
  const isCompared = engine === (inject('databaseUrl') ? 'PostgreSQL' : 'PGlite');

  it.each(Object.entries(folders))(
    'are byte for byte the same after they left %s and came back from their file, and so is all that visitors are told',
    async (name, folder) => {
      const { archive, file, take, told, empty } = await open(db(), name, folder);
      // The file contains the texts in the site's own language, so the samples are compared in the other one.
      const { locales } = archive.site;
      const tells = () => (isCompared || name === whole ? told(name === whole ? locales : locales.slice(-1)) : {});
      const [written, answers] = [await file(), await tells()];
      expect(await take(written)).toMatchObject(nothing);
      await empty();
      expect(await take(written)).toMatchObject({ errors: [], products: { added: archive.products.length }, isWritten: true });
      expect(await file()).toBe(written);
      expect(await tells()).toEqual(answers);
    },
  );

  it('come back from their English file too, those too that are sold no more, with what they cost before, but not the ledger of stock', async () => {
    const { idSite, file, take, empty } = await open(db(), whole, folders[whole]);
    // As a site's folder leaves a product that it has no longer.
    const gone = and(eq(products.idSite, idSite), eq(products.slug, 'robe-bal'));
    const [row] = await db().update(products).set({ isValid: false }).where(gone).returning();
    await db()
      .delete(productImages)
      .where(eq(productImages.idProduct, row?.id ?? 0));
    await db()
      .update(declinations)
      .set({ isValid: false })
      .where(eq(declinations.idProduct, row?.id ?? 0));
    const [french, english] = [await file(), await file('en')];
    const prices = () =>
      db()
        .select({ reference: declinations.reference, price: priceHistory.price, since: priceHistory.since })
        .from(priceHistory)
        .innerJoin(declinations, eq(declinations.id, priceHistory.idDeclination))
        .where(and(eq(priceHistory.idSite, idSite), eq(declinations.reference, 'CH-22')))
        .orderBy(asc(priceHistory.since));
    const before = await prices();
    await empty();
    expect(await take(english, 'en')).toMatchObject({ errors: [], isWritten: true });
    expect(await file()).toBe(french);
    expect(before).toHaveLength(2);
    expect(await prices()).toEqual(before);
    const moves = await db().select().from(stockMoves).where(eq(stockMoves.idSite, idSite));
    expect(new Set(moves.map(({ reason, note }) => `${reason} ${note}`))).toEqual(new Set(['ADJUSTED CSV']));
  });

  it('are changed in the columns that a file has: what is not named stays, and customizations keep the ids that carts name', async () => {
    const { idSite, file, take } = await open(db(), whole, folders[whole]);
    const ids = async () => {
      const rows = await db().select().from(customizations).where(eq(customizations.idSite, idSite)).orderBy(asc(customizations.position));
      return new Map(rows.map(({ key, id }) => [key, id]));
    };
    const [written, before] = [await file(), await ids()];
    const wanted = fileOf(
      {
        référence: 'CH-21',
        'service °C': '14',
        accords: 'Gibier',
        'prix dégressifs': '6 | 5 %',
        'images de la déclinaison': 'dos',
        ...{
          récompenses: 'or | Foire\nargent | Médaille d’argent | 2024',
          'récompenses (en_US)': 'Foire: Fair\nMédaille d’argent: Silver',
        },
      },
      {
        référence: 'COFFRET',
        'contenu du coffret': '3 | pull-laine',
        'produits conseillés': 'clos-haut',
        personnalisation:
          'clé: papier\nintitulé: Papier\ndemande: choix\nchoix rouge: Rouge\nchoix vert: Vert | 2,00\n\nclé: mot\nintitulé: Un mot',
      },
    );
    expect(await take(wanted)).toMatchObject({
      errors: [],
      products: { added: 0, changed: 2 },
      declinations: { changed: 1 },
      isWritten: true,
    });
    const rows = await db().select().from(products).where(eq(products.idSite, idSite)).orderBy(asc(products.position));
    const wine = rows.find(({ slug }) => slug === 'clos-haut');
    expect(wine).toMatchObject({
      wine: { appellation: 'Chinon', serving: { from: 14, to: 14 } },
      mealIcons: ['GAME'],
      nutrition: { fat: 0 },
    });
    expect(await readAwards(db(), idSite, wine?.id ?? 0, 'en_US')).toMatchObject([
      { name: 'Fair', medal: 'GOLD' },
      { name: 'Silver', year: 2024 },
    ]);
    const after = await ids();
    expect([...after.keys()]).toEqual(['papier', 'mot']);
    expect(after.get('papier')).toBe(before.get('papier'));
    expect(await take(written, 'fr', true)).toMatchObject({ errors: [], products: { changed: 2 }, declinations: { changed: 1 } });
  });

  it('are refused by line, column and reason where they name what the site has not, or what does not go together', async () => {
    const { file, take } = await open(db(), whole, folders[whole]);
    const before = await file();
    const refused = async (row: Record<string, string>) =>
      (await take(fileOf(row))).errors.map(({ line, column, reason }) => `${line} ${column}: ${reason}`);
    const wine = {
      ...{
        référence: 'CH-21',
        genre: 'autre',
        'énergie kJ': '',
        'se décline par': 'taille | saveur | couleur | odeur',
        images: 'nulle-part',
      },
      récompenses: 'or | Foire | 2024 | nulle-part',
      'images de la déclinaison': 'ailleurs',
      'contenu du coffret': '1 | pull-laine',
      'produits conseillés': 'clos-haut | rien',
    };
    expect(await refused(wine)).toEqual([
      '2 images de la déclinaison: L’image « ailleurs » n’existe pas sur le site.',
      '2 se décline par: Le site n’a pas de déclinaison « saveur ».',
      '2 se décline par: Le site n’a pas de déclinaison « odeur ».',
      '2 se décline par: Un produit se décline de 3 façons au plus.',
      '2 images: L’image « nulle-part » n’existe pas sur le site.',
      '2 produits conseillés: Un produit ne se recommande pas lui-même.',
      '2 produits conseillés: Le produit « rien » n’existe pas.',
      '2 appellation: Seul un vin a une appellation et des cépages.',
      '2 récompenses: L’image « nulle-part » n’existe pas sur le site.',
      '2 contenu du coffret: Seul un coffret contient d’autres produits.',
      '2 énergie kJ: Cette valeur manque : un tableau nutritionnel les a toutes, sauf les fibres.',
    ]);
    const box = {
      référence: 'COFFRET',
      'contenu du coffret': '1 | coffret\n1 | clos-bas\n1 | clos-haut | COFFRET',
      'TVA sur la marge': 'oui',
      réduction: '',
      'réduction depuis': '2026-03-03',
      personnalisation: 'clé: mot\nintitulé: Un mot\nprix: 3,00\n\nclé: demande\nintitulé: Demande\ndemande: formulaire\nformulaire: rien',
    };
    expect(await refused(box)).toEqual([
      '2 contenu du coffret: Un coffret ne se contient pas lui-même.',
      '2 contenu du coffret: Le produit « clos-bas » n’existe pas.',
      '2 contenu du coffret: « clos-haut » n’a pas de déclinaison « COFFRET ».',
      '2 personnalisation: Une pièce sous TVA sur la marge ne porte pas de TVA, et ce qui y est fait en porterait : une personnalisation ne peut rien coûter.',
      '2 personnalisation: Le formulaire « rien » n’existe pas sur le site.',
      '2 réduction depuis: Ce produit n’a pas de réduction.',
    ]);
    const jumper = { référence: 'REF-pull', réduction: '10 %', 'réduction depuis': '2999-01-01', 'se décline par': 'couleur' };
    expect(await refused(jumper)).toEqual([
      '2 se décline par: Des références de ce produit ont une valeur de « taille ».',
      '2 réduction depuis: Une réduction ne peut pas commencer dans le futur.',
    ]);
    const fresh = { adresse: 'neuf', référence: 'NEUF', nom: 'Neuf', prix: '5,00', images: 'robe' };
    expect(
      await refused({
        ...fresh,
        'prix précédents': '2999-01-01 | 4,00',
        offre: 'location',
        'prix dégressifs': '6 | 5 %',
        personnalisation: 'clé: mot\nintitulé: Un mot',
      }),
    ).toEqual([
      '2 prix précédents: C’est dans l’avenir.',
      '2 location prix: Un produit à louer, et lui seul, a un prix, un nombre de jours et une caution de location.',
      '2 prix dégressifs: Ce qui se loue n’a pas de prix dégressif.',
      '2 personnalisation: Ce qui se loue ne se personnalise pas.',
    ]);
    expect(await file()).toBe(before);
  });
});
