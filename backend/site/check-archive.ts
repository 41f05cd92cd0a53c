import { join } from 'node:path';
import type { ArchivePage, ArchiveProduct } from '#schemas/archive.ts';
import type { Archive } from './archive.ts';
import { ArchiveError } from './archive-error.ts';
import { checkCustomizations } from './check-customizations.ts';
import { checkElements } from './check-elements.ts';
import { checkProductFacts } from './check-product-facts.ts';
import { checkPublishing } from './check-publishing.ts';

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
  checkPublishing(archive, { refuseIn, needPicture, once });
  checkElements(archive, (file, path, reason) => refuseIn(file)(path, reason));
  checkRelayPoints(archive, refuseIn('relay-points.json'));
  checkDiscounts(archive, refuseIn('discounts.json'));
  for (const [i, { picture }] of archive.site.logos.entries())
    needPicture(archive, picture, ['logos', i, 'picture'], refuseIn('site.json'));
  checkFonts(archive, refuseIn('site.json'));
  const pageKeys = new Set(flatten(archive.pages).map(({ page }) => page.key));
  for (const [i, { page }] of archive.tags.entries()) {
    if (page && !pageKeys.has(page)) refuseIn('tags.json')([i, 'page'], `there is no page "${page}"`);
  }
  for (const key of Object.keys(archive.parameters)) {
    if (!/^[A-Z][A-Z0-9_]*(@[a-z]{2}_[A-Z]{2})?$/.test(key))
      refuseIn('parameters.json')([key], 'a parameter key is written in upper case, with its language behind: KEY@en_US');
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

function checkFonts({ site, fonts }: Archive, refuse: Refuse): void {
  const named = [
    ...site.fonts.flatMap(({ files = [] }, i) => files.map(({ file }, j) => ({ file, path: ['fonts', i, 'files', j, 'file'] }))),
    ...site.fontFamilies.flatMap(({ files }, i) => files.map(({ file }, j) => ({ file, path: ['fontFamilies', i, 'files', j, 'file'] }))),
  ];
  for (const { file, path } of named) if (!fonts.has(file)) refuse(path, `there is no file "${file}" in fonts/`);
  once(
    site.fontFamilies.map(({ family }, i) => ({ key: family, path: ['fontFamilies', i, 'family'] })),
    refuse,
  );
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
    if (product.rental && product.rental.minDays > (product.rental.maxDays ?? product.rental.days))
      refuse([i, 'rental', 'minDays'], 'a rental lasts no longer at least than at most (maxDays, else days)');
    if (product.wine && product.type !== 'WINE') refuse([i, 'wine'], 'only a wine has an appellation and grapes');
    checkDiscount(product, i, refuse);
    checkProductFacts(archive, product, i, { refuse, needPicture });
    checkCustomizations(archive, product, i, refuse);
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

function checkRelayPoints({ relayPoints, carriers }: Archive, refuse: Refuse): void {
  once(
    relayPoints.map(({ carrier, id }, i) => ({ key: `${carrier} ${id}`, path: [i, 'id'] })),
    refuse,
  );
  const relays = new Set(carriers.filter(({ deliveryType }) => deliveryType === 'PICKUP').map(({ name }) => name));
  for (const [i, { carrier }] of relayPoints.entries()) {
    if (!relays.has(carrier)) refuse([i, 'carrier'], `there is no carrier of relay points "${carrier}"`);
  }
}

function checkDiscounts({ discounts, tags, products }: Archive, refuse: Refuse): void {
  once(
    discounts.map(({ code }, i) => ({ key: code, path: [i, 'code'] })),
    refuse,
  );
  const known = new Set([...tags.map(({ slug }) => slug), ...products.flatMap((product) => product.tags)]);
  for (const [i, { type, amount, from, until, tags: named }] of discounts.entries()) {
    if (type === 'PERCENT' && amount > 10_000) refuse([i, 'amount'], 'a percentage is written in basis points: 2000 is 20 %');
    if (from && until && from > until) refuse([i, 'until'], 'a code ends after it begins');
    for (const [j, slug] of named.entries()) if (!known.has(slug)) refuse([i, 'tags', j], `there is no tag "${slug}"`);
  }
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
