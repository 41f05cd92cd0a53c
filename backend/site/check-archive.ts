import { join } from 'node:path';
import type { ArchivePage, ArchiveProduct } from '#schemas/archive.ts';
import type { Archive } from './archive.ts';
import { ArchiveError } from './archive-error.ts';

type Path = readonly PropertyKey[];
type Refuse = (path: Path, reason: string) => never;

/** Checks what one file says about another. Throws ArchiveError. */
export function checkArchive(archive: Archive): void {
  const refuseIn =
    (file: string): Refuse =>
    (path, reason) => {
      throw new ArchiveError(join(archive.folder, file), path, reason);
    };
  checkPages(archive, refuseIn('pages.json'));
  checkVariations(archive, refuseIn('variations.json'));
  checkProducts(archive, refuseIn('products.json'));
  checkNews(archive, refuseIn('news.json'));
  for (const [i, { picture }] of archive.site.logos.entries())
    needPicture(archive, picture, ['logos', i, 'picture'], refuseIn('site.json'));
  const pageKeys = new Set(flatten(archive.pages).map(({ page }) => page.key));
  for (const [i, { page }] of archive.tags.entries()) {
    if (page && !pageKeys.has(page)) refuseIn('tags.json')([i, 'page'], `there is no page "${page}"`);
  }
  for (const key of Object.keys(archive.parameters)) {
    if (!/^[A-Z][A-Z0-9_]*$/.test(key)) refuseIn('parameters.json')([key], 'a parameter key is written in upper case');
  }
}

/** The pages of a tree in its order, each with its place in the file. */
export function flatten(pages: readonly ArchivePage[], at: Path = []): { page: ArchivePage; path: Path }[] {
  return pages.flatMap((page, i) => [{ page, path: [...at, i] }, ...flatten(page.children, [...at, i, 'children'])]);
}

function checkPages({ pages, documents }: Archive, refuse: Refuse): void {
  const all = flatten(pages);
  once(
    all.map(({ page, path }) => ({ key: page.key, path: [...path, 'key'] })),
    refuse,
  );
  once(
    all.map(({ page, path }) => ({ key: page.url, path: [...path, 'url'] })),
    refuse,
  );
  for (const { page, path } of all) {
    if (!page.link && !documents.has(page.key)) refuse([...path, 'key'], `the document pages/${page.key}.json is missing`);
  }
}

function checkVariations({ variations }: Archive, refuse: Refuse): void {
  once(
    variations.map(({ key }, i) => ({ key, path: [i, 'key'] })),
    refuse,
  );
  for (const [i, { values }] of variations.entries()) {
    once(
      values.map(({ label }, j) => ({ key: label, path: [i, 'values', j, 'label'] })),
      refuse,
    );
  }
}

function checkProducts(archive: Archive, refuse: Refuse): void {
  const { products } = archive;
  const slugs = new Set(products.map(({ slug }) => slug));
  once(
    products.map(({ slug }, i) => ({ key: slug, path: [i, 'slug'] })),
    refuse,
  );
  once(
    products.flatMap(({ declinations }, i) =>
      declinations.map(({ reference }, j) => ({ key: reference, path: [i, 'declinations', j, 'reference'] })),
    ),
    refuse,
  );
  products.forEach((product, i) => {
    for (const [j, { name }] of product.images.entries()) needPicture(archive, name, [i, 'images', j, 'name'], refuse);
    product.recommended.forEach((slug, j) => {
      if (!slugs.has(slug) || slug === product.slug) refuse([i, 'recommended', j], `there is no other product "${slug}"`);
    });
    if ((product.offer === 'RENTAL') !== (product.rental !== null))
      refuse([i, 'rental'], 'a product for rent, and only it, has rental terms');
    if (product.wine && product.type !== 'WINE') refuse([i, 'wine'], 'only a wine has an appellation and grapes');
    checkDiscount(product, i, refuse);
    checkDeclinations(archive, product, i, refuse);
  });
}

function checkNews(archive: Archive, refuse: Refuse): void {
  once(
    archive.news.map(({ slug }, i) => ({ key: slug, path: [i, 'slug'] })),
    refuse,
  );
  for (const [i, { picture }] of archive.news.entries()) if (picture) needPicture(archive, picture.name, [i, 'picture', 'name'], refuse);
}

function checkDiscount({ discount }: ArchiveProduct, i: number, refuse: Refuse): void {
  if (!discount) return;
  const isRate = discount.type === 'PERCENT';
  if (isRate && (discount.amount < 100 || discount.amount > 10_000))
    refuse([i, 'discount', 'amount'], 'a percentage is written in basis points: 2000 is 20 %');
  if (new Date(discount.since) > new Date()) refuse([i, 'discount', 'since'], 'a reduction cannot begin in the future');
}

function checkDeclinations(archive: Archive, product: ArchiveProduct, i: number, refuse: Refuse): void {
  const axes = new Map(archive.variations.map(({ key, values }) => [key, new Set(values.map(({ label }) => label))]));
  for (const [j, key] of product.variations.entries()) if (!axes.has(key)) refuse([i, 'variations', j], `there is no variation "${key}"`);
  product.declinations.forEach(({ values, images }, j) => {
    const at = [i, 'declinations', j];
    for (const [k, { name }] of images.entries()) needPicture(archive, name, [...at, 'images', k, 'name'], refuse);
    for (const [key, label] of Object.entries(values)) {
      if (!product.variations.includes(key)) refuse([...at, 'values', key], `the product does not vary by "${key}"`);
      if (!axes.get(key)?.has(label)) refuse([...at, 'values', key], `variation "${key}" has no value "${label}"`);
    }
    const missing = product.variations.find((key) => !(key in values));
    if (missing) refuse([...at, 'values'], `the value of "${missing}" is missing`);
  });
}

function needPicture({ pictures }: Archive, name: string, path: Path, refuse: Refuse): void {
  if (!pictures.has(name)) refuse(path, `there is no picture "${name}" in pictures/`);
}

function once(items: readonly { key: string; path: Path }[], refuse: Refuse): void {
  const seen = new Set<string>();
  for (const { key, path } of items) {
    if (seen.has(key)) refuse(path, `"${key}" stands here twice`);
    seen.add(key);
  }
}
