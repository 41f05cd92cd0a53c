import { listQuery } from '#client/list-query.ts';
import { readFailure } from '#domain/call-failure.ts';
import type { Call } from '#renderer/types.ts';
import type { OrderLine } from '#schemas/order.ts';
import type { Product, ProductCard } from '#schemas/product.ts';

/** Lines of an order that can be ordered again (`there`), those sold since (`sold`), and products similar to the sold ones. */
export type Again = { there: readonly OrderLine[]; sold: readonly OrderLine[]; similar: readonly ProductCard[] };

/** Most cards that are offered instead. */
const maxSimilar = 4;

/**
 * Looks up which lines of an order can still be bought: a second-hand piece is sold once. Instead of what is sold, the products that the
 * shop recommends beside it are offered, or else others of its category. A shop that does not answer counts as having the piece: the cart
 * says what is left.
 */
export async function lookUpAgain(lines: readonly OrderLine[], call: Call): Promise<Again> {
  const looked = await Promise.all(lines.map(async (line) => ({ line, sheet: await readSheet(line, call) })));
  const sold = looked.filter(isSold);
  const there = looked.filter((each) => !isSold(each)).map(({ line }) => line);
  const offered = await Promise.all(sold.map(({ line, sheet }) => readSimilar(line, sheet ?? null, call)));
  const cards = new Map(offered.flat().map((card) => [card.idProduct, card]));
  for (const { idProduct } of lines) cards.delete(idProduct ?? 0);
  return { there, sold: sold.map(({ line }) => line), similar: [...cards.values()].slice(0, maxSimilar) };
}

/** A line, and the sheet of its product: null where it is not sold any more, undefined where the shop does not answer. */
type Looked = { line: OrderLine; sheet: Product | null | undefined };

function isSold({ line, sheet }: Looked): boolean {
  if (sheet === undefined) return false;
  const piece = sheet?.declination.find(({ id }) => id === line.idDeclination);
  return !piece || (piece.setQuantity && piece.quantity < 1);
}

async function readSheet({ idProduct }: OrderLine, call: Call): Promise<Looked['sheet']> {
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
