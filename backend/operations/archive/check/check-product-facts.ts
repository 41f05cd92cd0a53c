import type { ArchiveProduct } from '#schemas/archive.ts';
import type { Archive } from '../archive.ts';
import type { Checks } from './checks.ts';
import { insteadOf } from './nearest.ts';

/** Checks what a product says of its awards, its decreasing price and, of a box, what it holds. `at` is its place in the file. */
export function checkProductFacts(archive: Archive, product: ArchiveProduct, at: number, checks: Checks): void {
  const { refuse, refer } = checks;
  for (const [j, { picture }] of product.awards.entries()) {
    if (picture) refer('picture', picture.name, [at, 'awards', j, 'picture', 'name']);
  }
  product.decreasingDiscounts.forEach(({ from, type, amount }, j) => {
    const path = [at, 'decreasingDiscounts', j];
    if (product.decreasingDiscounts.findIndex((step) => step.from === from) !== j) refuse([...path, 'from'], `${from} stands here twice`);
    const isRate = type === 'PERCENT';
    if (isRate && (amount < 100 || amount > 10_000)) refuse([...path, 'amount'], 'a percentage is written in basis points: 500 is 5 %');
    if (product.offer === 'RENTAL') refuse(path, 'what is rented has no decreasing price');
  });
  if (product.wine?.serving && product.wine.serving.from > product.wine.serving.to)
    refuse([at, 'wine', 'serving', 'to'], 'the highest temperature comes second');
  if (product.wine?.ageing && product.wine.ageing.from > product.wine.ageing.to)
    refuse([at, 'wine', 'ageing', 'to'], 'the last year comes second');
  checkContents(archive, product, at, checks);
}

function checkContents({ products }: Archive, box: ArchiveProduct, at: number, { refuse, refer }: Checks): void {
  const others = new Map(products.map((product) => [product.slug, product]));
  others.delete(box.slug);
  if (box.contents.length > 0 && box.type !== 'BOX') refuse([at, 'contents'], 'only a box holds other products');
  box.contents.forEach(({ product: slug, reference }, j) => {
    const path = [at, 'contents', j];
    const held = others.get(slug);
    if (slug === box.slug) refuse([...path, 'product'], 'a box does not hold itself');
    else refer('product', slug, [...path, 'product']);
    const references = held?.declinations.map((declination) => declination.reference);
    if (references && reference !== null && !references.includes(reference))
      refuse([...path, 'reference'], `"${slug}" has no declination "${reference}"${insteadOf(reference, references)}`);
  });
}
