import type { AxisValue, ListedProduct, ListedTag } from '#backend/storefront/search/listing/listed-product.ts';
import { plainScores } from './plain-search.ts';

type Listed = ListedProduct['declinations'][number];
/** A filter as it is meant; `raw` writes it down. */
export type Words = { isDifferent: boolean; values: readonly string[] };
export type Bound = { is: 'lt' | 'lte' | 'gt' | 'gte' | 'df' | 'equal'; value: number };
export type Wish = {
  search?: string | undefined;
  kind?: Words | undefined;
  offer?: Words | undefined;
  tags?: Words | undefined;
  within?: Words | undefined;
  size?: Words | undefined;
  colour?: Words | undefined;
  vintage?: Words | undefined;
  grape?: Words | undefined;
  price?: readonly Bound[] | undefined;
  availability?: 'in-stock' | undefined;
  discount?: boolean | undefined;
  orderBy: string;
  limitsToStock: boolean;
};
export type Shop = {
  products: readonly ListedProduct[];
  /** Those that were there once, too: their words are still known. */
  known: readonly ListedProduct[];
  languages: readonly string[];
  values: readonly AxisValue[];
  tags: readonly ListedTag[];
};

const isAmong = ({ isDifferent, values }: Words, word: string) => values.includes(word) !== isDifferent;
/** A value is asked for by its own name or by its label alone; `df:` leaves it out by either. */
const isNamed = (words: Words, { value, label }: AxisValue) =>
  words.isDifferent ? isAmong(words, value) && isAmong(words, label) : isAmong(words, value) || isAmong(words, label);
const isWithin = ({ is, value }: Bound, price: number) =>
  ({ lt: price < value, lte: price <= value, gt: price > value, gte: price >= value, df: price !== value, equal: price === value })[is];

/** Returns the answer of a list of products, calculated the simple way: each product for each question. */
export function plainList({ products, known, languages, values, tags }: Shop, wish: Wish, language: string) {
  const scores = wish.search === undefined ? null : plainScores(wish.search, language, languages, products, known);
  const slugs = (product: ListedProduct) => tags.flatMap(({ id, slug }) => (product.tags.includes(id) ? [slug] : []));
  const ofProduct: Record<string, (product: ListedProduct) => boolean> = {
    kind: ({ type }) => !wish.kind || isAmong(wish.kind, type),
    offer: ({ offer }) => !wish.offer || isAmong(wish.offer, offer),
    tags: (product) => {
      const asked = wish.tags;
      return !asked || slugs(product).some((slug) => asked.values.includes(slug)) !== asked.isDifferent;
    },
  };
  const hasValue = (axis: string, words: Words | undefined, declination: Listed) =>
    !words || declination.values.some((number) => values[number]?.axis === axis && isNamed(words, values[number]));
  const ofDeclination: Record<string, (declination: Listed) => boolean> = {
    size: (declination) => hasValue('size', wish.size, declination),
    colour: (declination) => hasValue('colour', wish.colour, declination),
    vintage: (declination) => hasValue('vintage', wish.vintage, declination),
    grape: (declination) => hasValue('grape', wish.grape, declination),
    price: ({ price }) => (wish.price ?? []).every((bound) => isWithin(bound, price)),
    availability: ({ isBuyable }) => !wish.availability || isBuyable,
    discount: ({ price, fixedPrice }) => !wish.discount || price < fixedPrice,
  };
  const passes = <Of>(tests: Record<string, (of: Of) => boolean>, of: Of, left: readonly string[]) =>
    Object.entries(tests).every(([name, test]) => left.includes(name) || test(of));
  const candidates = products.filter(
    (product) =>
      (!scores || (scores.get(product.id) ?? 0) > 0) &&
      (!wish.within || slugs(product).some((slug) => wish.within?.values.includes(slug)) !== wish.within.isDifferent),
  );
  /** Products with a declination that fits, but for some filters; the declination fits one thing more. */
  const listed = (left: readonly string[], fits: (declination: Listed) => boolean = () => true) =>
    candidates.filter(
      (product) =>
        passes(ofProduct, product, left) &&
        product.declinations.some((declination) => passes(ofDeclination, declination, left) && fits(declination)),
    );
  const counted = <Key>(keys: readonly Key[], count: (key: Key) => number) =>
    keys.map((key) => [key, count(key)] as const).filter(([, number]) => number > 0);

  const shownPrice = ({ declinations }: ListedProduct) => {
    const buyable = declinations.filter(({ isBuyable }) => isBuyable);
    return Math.min(...(wish.limitsToStock && buyable.length > 0 ? buyable : declinations).map(({ price }) => price));
  };
  const reduction = ({ declinations }: ListedProduct) =>
    Math.max(0, ...declinations.map(({ price, fixedPrice }) => (fixedPrice > 0 ? 1 - price / fixedPrice : 0)));
  const orders: Record<string, (a: ListedProduct, b: ListedProduct) => number> = {
    price: (a, b) => shownPrice(a) - shownPrice(b),
    '-price': (a, b) => shownPrice(b) - shownPrice(a),
    date: (a, b) => a.createdAt.getTime() - b.createdAt.getTime(),
    '-date': (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
    name: (a, b) => Number(a.plainName > b.plainName) - Number(a.plainName < b.plainName),
    '-name': (a, b) => Number(a.plainName < b.plainName) - Number(a.plainName > b.plainName),
    '-discount': (a, b) => reduction(b) - reduction(a),
    relevance: (a, b) => (scores?.get(b.id) ?? 0) - (scores?.get(a.id) ?? 0),
    custom: () => 0,
  };
  const isSold = ({ declinations }: ListedProduct) => wish.limitsToStock && declinations.every(({ isBuyable }) => !isBuyable);
  const soldLast = (a: ListedProduct, b: ListedProduct) => Number(isSold(a)) - Number(isSold(b));
  const inOrder = (a: ListedProduct, b: ListedProduct) => {
    const order = orders[wish.orderBy]?.(a, b) ?? 0;
    // Of what fits a search equally well, what is sold comes last; in every other order all of it does.
    return wish.orderBy === 'relevance' && scores ? order || soldLast(a, b) : soldLast(a, b) || order;
  };
  const matches = listed([]).sort((a, b) => inOrder(a, b) || a.position - b.position || a.id - b.id);
  const prices = candidates
    .filter((product) => passes(ofProduct, product, ['kind', 'offer']))
    .flatMap(({ declinations }) => declinations.map(({ price }) => price));
  return {
    ids: matches.map(({ id }) => id),
    counts: {
      kind: counted(['BOX', 'OTHER', 'WINE'], (kind) => listed(['kind']).filter(({ type }) => type === kind).length),
      offer: counted(['NEW', 'RENTAL', 'SECOND_HAND'], (of) => listed(['offer']).filter(({ offer }) => offer === of).length),
      tags: counted(
        tags.map(({ id }) => id),
        (id) => listed(['tags']).filter((product) => product.tags.includes(id)).length,
      ),
      values: counted([...values.keys()], (number) => listed([values[number]?.axis ?? ''], (one) => one.values.includes(number)).length),
      inStock: listed(['availability'], ({ isBuyable }) => isBuyable).length,
      reduced: listed(['discount'], ({ price, fixedPrice }) => price < fixedPrice).length,
    },
    prices: { min: prices.length > 0 ? Math.min(...prices) : 0, max: Math.max(0, ...prices) },
  };
}
