import { and, eq } from 'drizzle-orm';
import { declinations } from '#backend/tables/catalogue.ts';
import { orders } from '#backend/tables/order.ts';
import { users } from '#backend/tables/people.ts';
import { productReviews } from '#backend/tables/product-review.ts';
import type { Product, ProductCard, ProductList } from '#schemas/product.ts';
import type { ProductReviews } from '#schemas/product-review.ts';
import type { SearchResults } from '#schemas/search.ts';
import type { Session } from '#schemas/user.ts';
import type { OpenShop } from '../commerce/shop.ts';
import type { RuleProof } from './proof.ts';
import { accepted, fees, fill, order, said } from './shopping.ts';

/** Every amount that the catalogue tells of a product, wherever it stands. */
async function amounts(shop: OpenShop, id: number) {
  const list = await shop.accept<ProductList>('GET', '/product?price=gte:9000&discount=true&orderBy=-price');
  const sheet = await shop.accept<Product>('GET', `/product/${id}`);
  const recommended = await shop.accept<{ products: ProductCard[] }>('GET', `/v2/product/recommended/${id}`);
  const texts = JSON.stringify([list, sheet, recommended]);
  return {
    found: list.products.map(({ name }) => name),
    range: list.priceRange,
    sheet: [sheet.price, sheet.fixedPrice, sheet.declination[0]?.price, sheet.isPriceHidden ?? false],
    tellsIt: /9900|12345/.test(texts.replace(/"(?:slug|url|reference)":"[^"]*"/g, '')),
  };
}

export const proofs: readonly RuleProof[] = [
  {
    key: 'SEARCH_SYNONYMS',
    title: 'who searches for one word of a line finds what is called by another, in lists and in the search of the site',
    value: 'pull, pullover, sweater',
    see: async (shop) => {
      await shop.product({ name: 'Pull torsadé', price: 4000, stock: 1 });
      const list = await shop.accept<ProductList>('GET', '/product?search=lk:pullover');
      const site = await shop.accept<SearchResults>('GET', '/search?search=sweater');
      return { list: list.products.map(({ name }) => name), site: site.products.map(({ name }) => name) };
    },
    before: { list: [], site: [] },
    after: { list: ['Pull torsadé'], site: ['Pull torsadé'] },
  },
  {
    key: 'HIDE_PRODUCT_PRICES',
    title: 'no amount leaves the server, nothing filters or sorts by price, and nothing is sold',
    value: 'true',
    see: async (shop) => {
      const dear = await shop.product({ name: 'Robe', price: 9900, stock: 3 });
      await shop.product({ name: 'Foulard', price: 100, stock: 3 });
      await shop.db.update(declinations).set({ fixedPrice: 12_345 }).where(eq(declinations.id, dear.idDeclination));
      return {
        ...(await amounts(shop, dear.idProduct)),
        cart: said(await shop.add(dear.idDeclination, 1)),
        fees: said(await fees(shop, { products: [{ ...dear, quantity: 1 }] })),
      };
    },
    before: {
      found: ['Robe'],
      range: { min: 100, max: 9900 },
      sheet: [9900, 12_345, 9900, false],
      tellsIt: true,
      cart: '200',
      fees: '200',
    },
    after: {
      found: ['Robe', 'Foulard'],
      range: { min: 0, max: 0 },
      sheet: [0, 0, 0, true],
      tellsIt: false,
      cart: '409 This shop does not sell online at the moment.',
      fees: '409 This shop does not sell online at the moment.',
    },
  },
  {
    key: 'DISPLAY_PRODUCT_REVIEWS',
    title: 'nobody reviews a product, and what was published is not shown',
    value: 'false',
    see: async (shop) => {
      const person = {
        email: 'ida@example.test',
        password: 'correct horse battery',
        firstname: 'Ida',
        lastname: 'Petit',
        acceptTerms: true,
      };
      const { token } = await shop.accept<Session>('POST', '/register', person);
      const basket = await fill(shop, { quantity: 1 });
      const placed = accepted(await order(shop, basket));
      await shop.pay(placed);
      const { idProduct } = basket.products[0] ?? { idProduct: 0 };
      const [ida] = await shop.db.select().from(users).where(eq(users.idSite, shop.idSite));
      const idUser = ida?.id ?? 0;
      await shop.db.update(orders).set({ idUser, status: 'DELIVERED' }).where(eq(orders.id, placed.id));
      const written = await shop.call(
        'PUT',
        `/order/${placed.id}/review/${idProduct}`,
        { rating: 4, text: 'Très bien fait.' },
        { Authorization: token },
      );
      const published = { rating: 4, text: 'Très bien fait.', author: 'Ida', locale: 'fr_FR', declinationLabel: '', boughtAt: shop.now() };
      await shop.db
        .insert(productReviews)
        .values({ ...published, idSite: shop.idSite, idProduct, idOrder: placed.id, idUser, status: 'PUBLISHED', publishedAt: shop.now() })
        .onConflictDoUpdate({
          target: [productReviews.idSite, productReviews.idOrder, productReviews.idProduct],
          set: { status: 'PUBLISHED', publishedAt: shop.now() },
        });
      const { reviews } = await shop.accept<ProductReviews>('GET', `/product/${idProduct}/review`);
      return {
        written: said(written),
        shown: reviews.length,
        rating: (await shop.accept<Product>('GET', `/product/${idProduct}`)).rating ?? null,
      };
    },
    before: { written: '200', shown: 1, rating: { average: 4, count: 1 } },
    after: {
      written: '409 This item cannot be reviewed: its order has not arrived, or the shop takes no reviews.',
      shown: 0,
      rating: null,
    },
  },
  {
    key: 'HANDLE_STOCK',
    title: 'more than there is can be ordered, and the stock says what is owed',
    value: 'false',
    see: async (shop) => {
      const product = await shop.product({ name: 'Robe', price: 4500, stock: 2 });
      const tooMany = await shop.add(product.idDeclination, 5);
      const card = await shop.accept<Product>('GET', `/product/${product.idProduct}`);
      const bought = tooMany.success ? tooMany : await shop.add(product.idDeclination, 2);
      const basket = { cart: accepted(bought), products: [{ ...product, quantity: 5 }] };
      const placed = accepted(await order(shop, basket));
      await shop.pay(placed);
      const own = and(eq(declinations.idSite, shop.idSite), eq(declinations.id, product.idDeclination));
      const [row] = await shop.db.select({ stock: declinations.stock, held: declinations.held }).from(declinations).where(own);
      return { tooMany: said(tooMany), isLimited: card.setQuantity, left: row, after: said(await shop.add(product.idDeclination, 1)) };
    },
    before: {
      tooMany: '422 Only 2 items remaining in stock',
      isLimited: true,
      left: { stock: 0, held: 0 },
      after: '422 Only 0 items remaining in stock',
    },
    after: { tooMany: '200', isLimited: false, left: { stock: -3, held: 0 }, after: '200' },
  },
  {
    key: 'MAXIMUM_UNPAID_PIECES',
    title: 'an order that sets more pieces aside is refused, of one product more than half',
    value: '10',
    see: async (shop) => {
      const placed = async (...quantities: number[]) => {
        const answer = await order(shop, await fill(shop, ...quantities.map((quantity) => ({ quantity }))));
        if (answer.success) await shop.pay(answer.data);
        return said(answer);
      };
      return { ofOne: await placed(6), inAll: await placed(4, 4, 4), allowed: await placed(5, 5) };
    },
    before: { ofOne: '200', inAll: '200', allowed: '200' },
    after: {
      ofOne: '409 Without being paid for, at most 5 of one item can be set aside at once. Lower the quantity, or order in several parts.',
      inAll: '409 Without being paid for, at most 10 items can be set aside at once. Take some out of the cart, or order in several parts.',
      allowed: '200',
    },
  },
  {
    key: 'BOTTLE_MULTIPLE',
    title: 'wines without a multiple of their own are sold by this one',
    value: '6',
    see: async (shop) => {
      const wine = await shop.product({ name: 'Muscadet', price: 900, stock: 60, type: 'WINE' });
      const own = await shop.product({ name: 'Magnum', price: 2900, stock: 60, type: 'WINE', multiple: 3 });
      const glass = await shop.product({ name: 'Verre', price: 500, stock: 60 });
      const sheet = await shop.accept<Product>('GET', `/product/${wine.idProduct}`);
      return {
        told: sheet.declination[0]?.sellByMultipleOf,
        five: said(await shop.add(wine.idDeclination, 5)),
        six: said(await shop.add(wine.idDeclination, 6)),
        itsOwn: said(await shop.add(own.idDeclination, 3)),
        noWine: said(await shop.add(glass.idDeclination, 1)),
      };
    },
    before: { told: 1, five: '200', six: '200', itsOwn: '200', noWine: '200' },
    after: {
      told: 6,
      six: '200',
      itsOwn: '200',
      noWine: '200',
      five: '422 This product can only be added by multiple of 6 bottles',
    },
  },
  {
    key: 'ONLY_SELL_ON_FRENCH_VERSION',
    title: 'a site that speaks French and English sells in French only',
    value: 'false',
    with: { ONLY_SELL_ON_FRENCH_VERSION: 'true' },
    see: async (shop) => {
      const { idDeclination } = await shop.product({ name: 'Robe', price: 4500, stock: 9 });
      const french = accepted(await shop.add(idDeclination, 1, { headers: { userLang: 'fr_FR' } }));
      return {
        inEnglish: said(await shop.add(idDeclination, 1)),
        orderInEnglish: said(await shop.call('POST', '/order/validate', { idCart: french.id })),
        orderInFrench: said(await shop.call('POST', '/order/validate', { idCart: french.id }, { userLang: 'fr_FR' })),
      };
    },
    before: {
      inEnglish: '409 We sell on the French version of the site. Switch to French to buy.',
      orderInEnglish: '409 We sell on the French version of the site. Switch to French to buy.',
      orderInFrench: '200',
    },
    after: { inEnglish: '200', orderInEnglish: '200', orderInFrench: '200' },
  },
];
