import { listQuery } from '#client/list-query.ts';
import { readFailure } from '#domain/call-failure.ts';
import type { Call } from '#renderer/types.ts';
import type { OrderLine } from '#schemas/order.ts';
import type { Product, ProductCard } from '#schemas/product.ts';

/** What of an order can be put in the cart again, what is sold since, and what is like it. */
export type Again = { there: readonly OrderLine[]; sold: readonly OrderLine[]; similar: readonly ProductCard[] };

/** Most cards that are offered instead. */
const maxSimilar = 4;

/**
 * Looks up which lines of an order can still be bought: a second-hand piece is sold once. Instead of what is sold, the products that the
 * shop recommends beside it are offered, or else others of its category. A shop that does not answer counts as having the piece: the cart
 * says what is left.
 */
export async function lookUpAgain(lines: readonly OrderLine[], call: Call): Promise<Again> {
  const sheets = await Promise.all(lines.map((line) => readSheet(line, call)));
  const isSold = (line: OrderLine, at: number) => {
    const sheet = sheets[at];
    if (sheet === undefined) return false;
    const piece = sheet?.declination.find(({ id }) => id === line.idDeclination);
    return !piece || (piece.setQuantity && piece.quantity < 1);
  };
  const sold = lines.filter(isSold);
  const offered = await Promise.all(sold.map((line) => readSimilar(line, sheets[lines.indexOf(line)] ?? null, call)));
  const cards = new Map(offered.flat().map((card) => [card.idProduct, card]));
  for (const { idProduct } of lines) cards.delete(idProduct ?? 0);
  return { there: lines.filter((line) => !sold.includes(line)), sold, similar: [...cards.values()].slice(0, maxSimilar) };
}

/** The sheet of a line's product; null where it is not sold any more, undefined where the shop does not answer. */
async function readSheet({ idProduct }: OrderLine, call: Call): Promise<Product | null | undefined> {
  if (idProduct === null) return null;
  return call('GET /product/{id}', { params: { id: idProduct } }).catch((error: unknown) =>
    readFailure(error).status === 404 ? null : undefined,
  );
}

async function readSimilar({ idProduct }: OrderLine, sheet: Product | null, call: Call): Promise<readonly ProductCard[]> {
  if (idProduct === null) return [];
  const none = { products: [] };
  const { products } = await call('GET /v2/product/recommended/{id}', { params: { id: idProduct } }).catch(() => none);
  const [category] = sheet?.categories ?? [];
  if (products.length > 0 || !category) return products;
  const query = listQuery({ nbItem: maxSimilar + 1 }, { availability: 'in-stock', tags: [category.tag] });
  return (await call('GET /product', { query }).catch(() => none)).products;
}
