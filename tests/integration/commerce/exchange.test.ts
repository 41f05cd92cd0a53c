import { and, asc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import { auditLog } from '#backend/tables/audit.ts';
import {
  declinations,
  declinationValues,
  priceHistory,
  products,
  productVariations,
  variations,
  variationValues,
} from '#backend/tables/catalogue.ts';
import { users } from '#backend/tables/people.ts';
import { media, sites } from '#backend/tables/site.ts';
import { productImages, productTags, tags } from '#backend/tables/site-presentation.ts';
import { stockMoves } from '#backend/tables/stock.ts';
import type { Carrier } from '#schemas/delivery.ts';
import type { ImportReport } from '#schemas/product-import.ts';
import type { Session } from '#schemas/user.ts';
import { hostileSigns } from '../../hostile-signs.ts';
import { byTier } from '../../tiers.ts';
import { onOneEngine } from '../databases.ts';
import { openShop, orderBody, type Shop } from './shop.ts';

const hostile = fc.array(fc.constantFrom(...hostileSigns), { maxLength: 12 }).map((parts) => parts.join(''));
const named = hostile.filter((text) => text.trim() !== '');
const piece = fc.record({
  name: named,
  english: named,
  brand: fc.option(hostile.filter((text) => text !== '')),
  summary: hostile,
  description: hostile.map(sanitiseHtml),
  features: fc.array(fc.record({ label: hostile, value: hostile }), { maxLength: 3 }),
  price: fc.integer({ min: 0, max: 100_000_000 }),
  vatRate: fc.integer({ min: 0, max: 10_000 }),
  stock: fc.integer({ min: 0, max: 5000 }),
  tags: fc.subarray(['robes', 'soldes']),
});
type Piece = typeof piece extends fc.Arbitrary<infer T> ? T : never;

onOneEngine('products as CSV', (db) => {
  let shop: Shop;
  let admin: { Authorization: string };

  beforeEach(async () => {
    ({ shop, admin } = await openStocked());
  });

  /** A shop with two tags, two pictures and an axis, that has no product; and who may change it. */
  async function openStocked() {
    const opened = await openShop(db());
    const { idSite } = opened;
    await db()
      .insert(tags)
      .values(['robes', 'soldes'].map((slug) => ({ idSite, slug, label: slug })));
    await db()
      .insert(media)
      .values(['lin', 'soie'].map((name) => ({ idSite, hash: name, name, format: 'webp' as const, width: 8, height: 8 })));
    const [axis] = await db().insert(variations).values({ idSite, key: 'taille', axis: 'size', label: 'Taille', position: 0 }).returning();
    const values = ['36', '38'].map((label, position) => ({ idSite, idVariation: axis?.id ?? 0, label, position }));
    await db().insert(variationValues).values(values);
    const registration = { password: 'correct horse battery', firstname: 'Nora', lastname: 'Petit', acceptTerms: true };
    const { token } = await opened.accept<Session>('POST', '/register', { ...registration, email: 'nora@example.test' });
    await db().update(users).set({ role: 'ADMIN' }).where(eq(users.idSite, idSite));
    return { shop: opened, admin: { Authorization: token } };
  }

  /** Two sizes of each piece, by the owner's hand. */
  async function stock(idSite: number, pieces: readonly Piece[]) {
    const axes = await db().select().from(variationValues).where(eq(variationValues.idSite, idSite)).orderBy(asc(variationValues.position));
    const tagRows = await db().select().from(tags).where(eq(tags.idSite, idSite));
    const [picture] = await db().select().from(media).where(eq(media.idSite, idSite)).orderBy(asc(media.id));
    for (const [at, { name, english, brand, summary, description, features, price, vatRate, stock, tags: worn }] of pieces.entries()) {
      const fixed = { type: 'OTHER', offer: 'NEW', weight: 300, hasShippingFees: true, isDematerialized: false, position: at } as const;
      const texts = { name, brand, shortDescription: summary, description, metaDescription: '', features };
      const [product] = await db()
        .insert(products)
        .values({ ...fixed, ...texts, idSite, slug: `piece-${at}`, vatRate, translations: { en_US: { name: english, features } } })
        .returning();
      const idProduct = product?.id ?? 0;
      await db()
        .insert(productImages)
        .values({ idSite, idProduct, idMedia: picture?.id ?? 0, position: 0, alt: name });
      await db()
        .insert(productVariations)
        .values({ idSite, idProduct, idVariation: axes[0]?.idVariation ?? 0, position: 1 });
      for (const [position, slug] of worn.entries())
        await db()
          .insert(productTags)
          .values({ idSite, idProduct, idTag: tagRows.find((tag) => tag.slug === slug)?.id ?? 0, position });
      for (const [position, value] of axes.entries()) {
        const row = { idSite, idProduct, reference: `=REF;${at}-${value.label}`, price, fixedPrice: price, stock, position };
        const [declination] = await db().insert(declinations).values(row).returning();
        const idDeclination = declination?.id ?? 0;
        await db().insert(declinationValues).values({ idSite, idDeclination, idVariation: value.idVariation, idValue: value.id });
        await db().insert(priceHistory).values({ idSite, idDeclination, price, since: shop.now() });
      }
    }
  }
  const dress: Piece = {
    name: 'Robe',
    english: 'Dress',
    brand: null,
    summary: '',
    description: '<p>Lin</p>',
    features: [],
    price: 4500,
    vatRate: 2000,
    stock: 3,
    tags: ['robes'],
  };

  const file = async (from: Shop = shop, headers = admin, lang = 'fr_FR') => {
    const answer = await from.app.request('/admin/product/export.csv', {
      headers: { idSite: String(from.idSite), userLang: lang, ...headers },
    });
    expect(answer.status).toBe(200);
    return new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
  };
  const send = (text: string | Uint8Array<ArrayBuffer>, query = '', { to = shop, headers = admin, lang = 'fr_FR' } = {}) => {
    const form = new FormData();
    form.set('file', new Blob([text]), 'produits.csv');
    return to.call<ImportReport>('POST', `/admin/product/import${query}`, form, { ...headers, userLang: lang });
  };
  const take = async (text: string, query = '') => {
    const answer = await send(text, query);
    if (!answer.success) throw new Error(answer.message);
    return answer.data;
  };
  const untouched = { products: { added: 0, changed: 0 }, declinations: { added: 0, changed: 0 }, prices: 0, stocks: 0, errorCount: 0 };
  const version = async () => (await db().select().from(sites).where(eq(sites.id, shop.idSite)))[0]?.version;

  describe('there and back', () => {
    it('changes nothing, whatever the texts hold, and makes the same products in a shop that has none', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(piece, { minLength: 1, maxLength: 3 }), async (pieces) => {
          const [one, other] = [await openStocked(), await openStocked()];
          await stock(one.shop.idSite, pieces);
          const written = await file(one.shop, one.admin);
          const again = await send(written, '', { to: one.shop, headers: one.admin });
          expect(again.data).toMatchObject({ ...untouched, isWritten: true });
          expect(await file(one.shop, one.admin)).toBe(written);
          const made = await send(written, '', { to: other.shop, headers: other.admin });
          expect(made.data).toMatchObject({ errors: [], products: { added: pieces.length }, isWritten: true });
          expect(await file(other.shop, other.admin)).toBe(written);
        }),
        { numRuns: byTier({ fast: 2, rest: 4 }), seed: 7 },
      );
    });

    it('reads a file of the other language, with commas, without the mark at its beginning, as well', async () => {
      await stock(shop.idSite, [dress]);
      const english = (await file(shop, admin, 'en_US')).slice(1).replace(/"[^"]*"|;/g, (part) => (part === ';' ? ',' : part));
      expect(english).toContain('address,reference,name');
      expect(english).toContain('45.00');
      expect(await take(english)).toMatchObject({ isWritten: true, prices: 0, stocks: 0, errorCount: 0 });
    });

    it('hands no spreadsheet a formula: an apostrophe stands before, and is gone again', async () => {
      await stock(shop.idSite, [{ ...dress, name: '=HYPERLINK("http://evil.test")', summary: "'déjà" }]);
      const written = await file();
      expect(written).toContain(`"'=HYPERLINK(""http://evil.test"")"`);
      expect(written).toContain(`;''déjà;`);
      expect(written.startsWith('\uFEFFadresse;référence;nom;nom (en_US);')).toBe(true);
    });
  });

  describe('changes', () => {
    beforeEach(() => stock(shop.idSite, [dress, { ...dress, name: 'Jupe' }]));

    it('are told by a trial, which writes nothing; then are written, prices into their history and stock into the ledger', async () => {
      const wanted = 'référence;prix;stock\r\n"=REF;0-36";39,90;5\r\n"=REF;1-38";45,00;3\r\n';
      const [before, versionBefore] = [await file(), await version()];
      const changes = { rows: 2, products: { added: 0, changed: 0 }, declinations: { added: 0, changed: 0 }, prices: 1, stocks: 1 };
      expect(await take(wanted, '?dryRun=true')).toMatchObject({ ...changes, isWritten: false, errorCount: 0 });
      expect(await file()).toBe(before);
      expect(await version()).toBe(versionBefore);
      expect(await take(wanted)).toMatchObject({ ...changes, isWritten: true });
      const [row] = await db()
        .select()
        .from(declinations)
        .where(and(eq(declinations.idSite, shop.idSite), eq(declinations.reference, '=REF;0-36')));
      expect(row).toMatchObject({ price: 3990, fixedPrice: 3990, stock: 5 });
      const ofRow = eq(priceHistory.idDeclination, row?.id ?? 0);
      expect((await db().select().from(priceHistory).where(ofRow).orderBy(asc(priceHistory.id))).map(({ price }) => price)).toEqual([
        4500, 3990,
      ]);
      const moves = await db().select().from(stockMoves).where(eq(stockMoves.idSite, shop.idSite));
      expect(moves).toMatchObject([{ quantity: 2, reason: 'ADJUSTED', note: 'CSV', byEmail: 'nora@example.test' }]);
      expect(await version()).toBeGreaterThan(versionBefore ?? 0);
      expect(await shop.accept('GET', `/product/${row?.idProduct}`)).toMatchObject({ price: 3990 });
      const logged = await db().select().from(auditLog).where(eq(auditLog.idSite, shop.idSite));
      expect(logged.map(({ call, status }) => [call, status])).toContainEqual(['POST /admin/product/import', 200]);
    });

    it('are refused with a form that says more than its file: a trial is asked for in the address', async () => {
      const before = await file();
      const form = new FormData();
      form.set('file', new Blob(['référence;prix\n"=REF;0-36";39,90\n']), 'produits.csv');
      form.set('dryRun', 'true');
      const answer = await shop.call('POST', '/admin/product/import', form, admin);
      expect(answer).toMatchObject({ status: 422, data: [{ key: 'dryRun' }] });
      expect(await file()).toBe(before);
    });

    it('reach the names of every language, a reduction, a tag and the end of a sale', async () => {
      const head = 'référence;nom;nom (en_US);réduction;étiquettes;vendu;description';
      await take(`${head}\n"=REF;0-36";Robe longue;Long dress;10 %;soldes | robes;oui;<p>Neuf</p><script>x</script>\n`);
      const [product] = await db()
        .select()
        .from(products)
        .where(and(eq(products.idSite, shop.idSite), eq(products.slug, 'piece-0')));
      expect(product).toMatchObject({ name: 'Robe longue', description: '<p>Neuf</p>', translations: { en_US: { name: 'Long dress' } } });
      const rows = await db()
        .select()
        .from(declinations)
        .where(eq(declinations.idProduct, product?.id ?? 0));
      expect(rows.map(({ price, fixedPrice }) => [price, fixedPrice])).toEqual([
        [4050, 4500],
        [4050, 4500],
      ]);
      expect(await shop.accept('GET', `/product/${product?.id}`)).toMatchObject({
        name: 'Long dress',
        discount: { type: 'PERCENT', amount: 1000 },
      });
      await take('référence;vendu\n"=REF;0-36";non\n');
      expect((await shop.call('GET', `/product/${product?.id}`)).status).toBe(404);
    });

    it('reach the guarantee of a producer, which a file without its column leaves alone', async () => {
      await take('référence;garantie du producteur\n"=REF;0-36";2,5 | Atelier du Marais | Caviste\n');
      await take('référence;vendu\n"=REF;0-36";oui\n');
      const guarantees = async () =>
        (await db().select().from(declinations).where(eq(declinations.idSite, shop.idSite)).orderBy(asc(declinations.id)))
          .map(({ producerGuarantee }) => producerGuarantee)
          .filter((guarantee) => guarantee !== null);
      expect(await guarantees()).toEqual([{ years: 2.5, brand: 'Atelier du Marais', model: 'Caviste' }]);
      await send('référence;garantie du producteur\n"=REF;0-36";2 | Atelier du Marais | Caviste\n');
      expect(await guarantees(), 'two years are no more than the law gives').toHaveLength(1);
      await take('référence;garantie du producteur\n"=REF;0-36";\n');
      expect(await guarantees()).toEqual([]);
    });

    it('do not bring back what was sold since the file was downloaded, and never go below what orders keep', async () => {
      const written = await file();
      const ofRow = and(eq(declinations.idSite, shop.idSite), eq(declinations.reference, '=REF;0-36'));
      await db().update(declinations).set({ stock: 2, held: 2 }).where(ofRow);
      expect(await take(written.replace('45,00', '44,00'))).toMatchObject({ prices: 1, stocks: 0, isWritten: true });
      expect((await db().select().from(declinations).where(ofRow))[0]?.stock).toBe(2);
      // Errors that only the ledger finds are reported together with those of the cells.
      const refused = await take('référence;stock;prix\r\n"=REF;1-36";9;douze\r\n"=REF;0-36";1;45,00\r\n');
      expect(refused).toMatchObject({
        isWritten: false,
        errors: [
          { line: 2, column: 'prix' },
          { line: 3, column: 'stock', reason: expect.stringContaining('gardés') },
        ],
      });
      expect(await db().select().from(stockMoves).where(eq(stockMoves.idSite, shop.idSite))).toEqual([]);
    });
  });

  describe('what is wrong', () => {
    beforeEach(() => stock(shop.idSite, [dress]));

    it('is named by line, column and reason, in the reader’s language, and nothing of the file is written', async () => {
      const before = await file();
      const bad = [
        'adresse;référence;nom;prix;stock;TVA %;étiquettes;déclinaison: taille;offre',
        'piece-0;"=REF;0-36";"deux\nlignes";douze;;250;voyage;36;neuf',
        'piece-9;"=REF;0-38";x;1,00;1;20;;36;neuf',
        'Pièce neuve;nouvelle;x;1,00;1;20;;36;neuf',
        'neuve;nouvelle;;1,00;1;20;;99;cadeau',
        'neuve;nouvelle;Neuve;1,00;1;20;;36;neuf;trop',
      ].join('\n');
      const report = await take(bad);
      expect(report.isWritten).toBe(false);
      expect(report.errors).toEqual(
        expect.arrayContaining([
          { line: 2, column: 'prix', reason: 'Un nombre est attendu.' },
          { line: 2, column: 'stock', reason: 'Ce champ est obligatoire.' },
          { line: 2, column: 'TVA %', reason: 'Au plus 100,00.' },
          { line: 2, column: 'étiquettes', reason: 'L’étiquette « voyage » n’existe pas.' },
          { line: 3, column: 'référence', reason: 'Cette référence appartient au produit « piece-0 ».' },
          { line: 4, column: 'adresse', reason: expect.stringContaining('L’adresse du produit est attendue') },
          { line: 5, column: 'déclinaison: taille', reason: 'La déclinaison « taille » n’a pas de valeur « 99 ».' },
          { line: 5, column: 'offre', reason: 'Un de ces mots est attendu : neuf, occasion, location.' },
          { line: 6, column: 'référence', reason: 'Cette référence est déjà à la ligne 5.' },
          { line: 6, column: '', reason: 'Cette ligne a 10 cases, les titres en ont 9.' },
        ]),
      );
      expect(await file()).toBe(before);
      expect((await take('référence;prix\nnouvelle;1\n')).errors).toMatchObject([
        { line: 2, column: 'référence', reason: expect.stringContaining('n’existe pas') },
      ]);
      const english = await send('reference;price\n"=REF;0-36";dear\n', '', { lang: 'en_US' });
      expect(english.data).toMatchObject({ errors: [{ line: 2, column: 'price', reason: 'A number is expected.' }] });
    });

    it('may be the file itself: no CSV, no text, a workbook, unknown or missing headers', async () => {
      expect((await take('référence;prix\n"=REF;0-36;1\n')).errors).toMatchObject([{ reason: expect.stringContaining('guillemet') }]);
      expect((await take('prix\n1\n')).errors).toMatchObject([{ line: 1, reason: expect.stringContaining('référence') }]);
      expect((await take('référence;couleur préférée\n')).errors).toMatchObject([{ line: 1, column: 'couleur préférée' }]);
      expect((await take('')).errors).toHaveLength(1);
      expect(await send(new Uint8Array([0xe9, 0x3b, 0x81]))).toMatchObject({ status: 422, data: [{ key: 'file' }] });
      expect(await send('PK\x03\x04')).toMatchObject({ status: 422, data: [{ key: 'file', error: expect.stringContaining('classeur') }] });
      expect(await shop.call('POST', '/admin/product/import', new FormData(), admin)).toMatchObject({ status: 422 });
    });

    it('is who asks: nobody, a customer, or the administrator of another shop', async () => {
      const other = await openStocked();
      const paths = ['/admin/product/export.csv', '/admin/order/export.csv', '/admin/payment/export.csv'];
      for (const path of paths) {
        expect((await shop.call('GET', path)).status).toBe(401);
        expect((await shop.call('GET', path, undefined, other.admin)).status).toBe(401);
      }
      await db().update(users).set({ role: 'CUSTOMER' }).where(eq(users.idSite, shop.idSite));
      for (const path of paths) expect((await shop.call('GET', path, undefined, admin)).status).toBe(403);
      expect((await send('référence\n')).status).toBe(403);
    });
  });

  describe('orders and payments', () => {
    it('are lines of exact decimals in the shop’s time and in UTC, VAT by rate, of the days that are asked for', async () => {
      const lines = [
        { name: 'Robe', price: 4999, vatRate: 2000 },
        { name: '=Livre', price: 1055, vatRate: 550 },
        { name: 'Sac', price: 2000, vatRate: 0, marginScheme: true, offer: 'SECOND_HAND' as const },
      ];
      let cart = '';
      for (const seed of lines) {
        const { idDeclination } = await shop.product({ ...seed, stock: 5 });
        const answer = await shop.add(idDeclination, 1, cart ? { cart } : {});
        if (!answer.success) throw new Error(answer.message);
        cart = answer.data.id;
      }
      const full = await shop.accept<Parameters<typeof orderBody>[0]>('GET', `/cart/${cart}/default`);
      const bought = full.products.map(({ idProduct, quantity }) => ({ idProduct, quantity }));
      const [carrier] = await shop.accept<Carrier[]>('POST', '/calculate/shipping-fees', {
        products: bought,
        postalCode: '85190',
        country: 250,
      });
      const placed = await shop.place(orderBody(full, carrier ?? { id: 0, price: 0 }));
      if (!placed.success) throw new Error(placed.message);
      expect((await shop.pay(placed.data)).status).toBe(200);

      const read = async (path: string) => {
        const answer = await shop.app.request(path, { headers: { idSite: String(shop.idSite), userLang: 'fr_FR', ...admin } });
        const [head = '', ...rows] = (await answer.text()).trim().split('\r\n');
        return rows.map((row) => Object.fromEntries(head.split(';').map((name, at) => [name, row.split(';')[at]])));
      };
      // An unpaid order is not a sale.
      expect(await read('/admin/order/export.csv')).toEqual([]);
      expect(await read('/admin/payment/export.csv')).toEqual([]);
      await shop.asReal();
      const [order, ...none] = await read('/admin/order/export.csv?from=2026-11-20&to=2026-11-20');
      expect(none).toEqual([]);
      expect(order).toMatchObject({
        numéro: placed.data.reference,
        'passée le': '2026-11-20 10:00:00',
        'passée le (UTC)': '2026-11-20T09:00:00.000Z',
        'total TTC': (placed.data.total / 100).toFixed(2).replace('.', ','),
        statut: 'Payée',
        pays: 'FR',
      });
      const cents = (name: string) => Math.round(Number(order?.[name]?.replace(',', '.')) * 100);
      const byRate = ['HT 20,00 %', 'TVA 20,00 %', 'HT 5,50 %', 'TVA 5,50 %', 'TTC sur la marge'].map(cents);
      expect(byRate.reduce((sum, each) => sum + each, 0)).toBe(placed.data.total);
      expect((byRate[1] ?? 0) + (byRate[3] ?? 0)).toBe(cents('TVA'));
      expect(byRate[4]).toBeGreaterThanOrEqual(2000);
      expect(order?.facture).toMatch(/\d/);
      expect(await read('/admin/order/export.csv?from=2026-11-21')).toEqual([]);
      expect(await read('/admin/payment/export.csv?to=2026-11-20')).toMatchObject([
        { commande: placed.data.reference, état: 'paid', montant: order?.['total TTC'], 'ouvert le': '2026-11-20 10:00:00' },
      ]);
      expect(await shop.call('GET', '/admin/order/export.csv?from=2026-11-31', undefined, admin)).toMatchObject({ status: 422 });
      expect(await shop.call('GET', '/admin/order/export.csv?from=2026-11-21&to=2026-11-20', undefined, admin)).toMatchObject({
        status: 422,
      });
    });
  });
});
