import type { ArchivePage, ArchiveProduct } from '#schemas/archive.ts';
import type { Archive } from '../archive.ts';
import { checkCustomizations } from './check-customizations.ts';
import { checkElements } from './check-elements.ts';
import { checkProductFacts } from './check-product-facts.ts';
import { checkPublishing } from './check-publishing.ts';
import { type Checks, checksOf, once, onceNumbered, type Path, type Refuse, type RefuseIn } from './checks.ts';
import type { KnownNames } from './known-names.ts';
import { insteadOf } from './nearest.ts';

/** Checks what one file says about another, and tells `refuseIn` all that is wrong. */
export function checkArchive(archive: Archive, names: KnownNames, refuseIn: RefuseIn): void {
  const checks = (file: string) => checksOf(file, names, refuseIn);
  checkPages(archive, names, checks('pages.json'));
  checkLibrary(archive, checks);
  checkVariations(archive, checks('variations.json'));
  checkProducts(archive, checks('products.json'));
  checkNews(archive, checks('news.json'));
  checkPublishing(archive, checks);
  checkElements(archive, checks);
  checkRelayPoints(archive, checks('relay-points.json'));
  checkDiscounts(archive, checks('discounts.json'));
  const site = checks('site.json');
  for (const [i, { picture }] of archive.site.logos.entries()) site.refer('picture', picture, ['logos', i, 'picture']);
  checkFonts(archive, site);
  const tags = checks('tags.json');
  for (const [i, { page }] of archive.tags.entries()) if (page) tags.refer('page', page, [i, 'page']);
  for (const key of Object.keys(archive.parameters)) {
    if (!/^[A-Z][A-Z0-9_]*(@[a-z]{2}_[A-Z]{2})?$/.test(key))
      checks('parameters.json').refuse([key], 'a parameter key is written in upper case, with its language behind: KEY@en_US');
  }
}

/** The pages of a tree in its order, each with its place in the file. */
export function flatten(pages: readonly ArchivePage[], at: Path = []): { page: ArchivePage; path: Path }[] {
  return pages.flatMap((page, i) => [{ page, path: [...at, i] }, ...flatten(page.children, [...at, i, 'children'])]);
}

function checkPages({ pages }: Archive, names: KnownNames, { refuse }: Checks): void {
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
    if (!page.link && !names.documents.has(page.key))
      refuse([...path, 'key'], `the document pages/${page.key}.json is missing${insteadOf(page.key, names.documents)}`);
  }
}

/** Redirects lead to pages, from addresses that no page has; files are described once, and are there. */
function checkLibrary({ redirects, media, templates, pictures, files, pages }: Archive, checks: (file: string) => Checks): void {
  const urls = new Set(flatten(pages).map(({ page }) => page.url));
  const inRedirects = checks('redirects.json');
  for (const [i, { from, page }] of redirects.entries()) {
    inRedirects.refer('page', page, [i, 'page']);
    if (urls.has(from)) inRedirects.refuse([i, 'from'], `a page stands at "${from}": nothing leads away from there`);
  }
  once(
    redirects.map(({ from }, i) => ({ key: from, path: [i, 'from'] })),
    inRedirects.refuse,
  );
  once(
    templates.map(({ name }, i) => ({ key: name, path: [i, 'name'] })),
    checks('templates.json').refuse,
  );
  const { refuse } = checks('media.json');
  once(
    media.map(({ name }, i) => ({ key: name, path: [i, 'name'] })),
    refuse,
  );
  for (const [i, { name }] of media.entries())
    if (!pictures.has(name) && !files.has(name)) refuse([i, 'name'], `there is no file "${name}" in pictures/ or files/`);
  for (const name of files.keys()) if (pictures.has(name)) refuse([], `pictures/ and files/ both have a file "${name}"`);
}

function checkFonts({ site, fonts }: Archive, { refuse }: Checks): void {
  const named = [
    ...site.fonts.flatMap(({ files = [] }, i) => files.map(({ file }, j) => ({ file, path: ['fonts', i, 'files', j, 'file'] }))),
    ...site.fontFamilies.flatMap(({ files }, i) => files.map(({ file }, j) => ({ file, path: ['fontFamilies', i, 'files', j, 'file'] }))),
  ];
  for (const { file, path } of named)
    if (!fonts.has(file)) refuse(path, `there is no file "${file}" in fonts/${insteadOf(file, fonts.keys())}`);
  once(
    site.fontFamilies.map(({ family }, i) => ({ key: family, path: ['fontFamilies', i, 'family'] })),
    refuse,
  );
}

function checkVariations({ variations }: Archive, { refuse }: Checks): void {
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

function checkProducts(archive: Archive, checks: Checks): void {
  const { refuse, refer } = checks;
  const { products } = archive;
  onceNumbered(products, refuse, (i) => [i]);
  const declinations = products.flatMap((product, i) => product.declinations.map((one, j) => ({ ...one, path: [i, 'declinations', j] })));
  onceNumbered(declinations, refuse, (index) => declinations[index]?.path ?? []);
  once(
    products.map(({ slug }, i) => ({ key: slug, path: [i, 'slug'] })),
    refuse,
  );
  once(
    declinations.map(({ reference, path }) => ({ key: reference, path: [...path, 'reference'] })),
    refuse,
  );
  products.forEach((product, i) => {
    for (const [j, { name }] of product.images.entries()) refer('picture', name, [i, 'images', j, 'name']);
    product.recommended.forEach((slug, j) => {
      if (slug === product.slug) refuse([i, 'recommended', j], 'a product does not recommend itself');
      else refer('product', slug, [i, 'recommended', j]);
    });
    if ((product.offer === 'RENTAL') !== (product.rental !== null))
      refuse([i, 'rental'], 'a product for rent, and only it, has rental terms');
    if (product.rental && product.rental.minDays > (product.rental.maxDays ?? product.rental.days))
      refuse([i, 'rental', 'minDays'], 'a rental lasts no longer at least than at most (maxDays, else days)');
    if (product.wine && product.type !== 'WINE') refuse([i, 'wine'], 'only a wine has an appellation and grapes');
    checkDiscount(product, i, refuse);
    checkProductFacts(archive, product, i, checks);
    checkCustomizations(product, i, checks);
    checkDeclinations(archive, product, i, checks);
  });
}

function checkNews(archive: Archive, { refuse, refer }: Checks): void {
  onceNumbered(archive.news, refuse, (i) => [i]);
  once(
    archive.news.map(({ slug }, i) => ({ key: slug, path: [i, 'slug'] })),
    refuse,
  );
  for (const [i, { picture }] of archive.news.entries()) if (picture) refer('picture', picture.name, [i, 'picture', 'name']);
}

function checkRelayPoints({ relayPoints, carriers }: Archive, { refuse }: Checks): void {
  once(
    relayPoints.map(({ carrier, id }, i) => ({ key: `${carrier} ${id}`, path: [i, 'id'] })),
    refuse,
  );
  const relays = new Set(carriers.filter(({ deliveryType }) => deliveryType === 'PICKUP').map(({ name }) => name));
  for (const [i, { carrier }] of relayPoints.entries()) {
    if (!relays.has(carrier)) refuse([i, 'carrier'], `there is no carrier of relay points "${carrier}"${insteadOf(carrier, relays)}`);
  }
}

function checkDiscounts({ discounts }: Archive, { refuse, refer }: Checks): void {
  once(
    discounts.map(({ code }, i) => ({ key: code, path: [i, 'code'] })),
    refuse,
  );
  for (const [i, { type, amount, from, until, tags: named }] of discounts.entries()) {
    if (type === 'PERCENT' && amount > 10_000) refuse([i, 'amount'], 'a percentage is written in basis points: 2000 is 20 %');
    if (from && until && from > until) refuse([i, 'until'], 'a code ends after it begins');
    for (const [j, slug] of named.entries()) refer('tag', slug, [i, 'tags', j]);
  }
}

function checkDiscount({ discount }: ArchiveProduct, i: number, refuse: Refuse): void {
  if (!discount) return;
  const isRate = discount.type === 'PERCENT';
  if (isRate && (discount.amount < 100 || discount.amount > 10_000))
    refuse([i, 'discount', 'amount'], 'a percentage is written in basis points: 2000 is 20 %');
  if (new Date(discount.since) > new Date()) refuse([i, 'discount', 'since'], 'a reduction cannot begin in the future');
}

function checkDeclinations(archive: Archive, product: ArchiveProduct, i: number, { refuse, refer }: Checks): void {
  const axes = new Map(archive.variations.map(({ key, values }) => [key, new Set(values.map(({ label }) => label))]));
  for (const [j, key] of product.variations.entries()) refer('variation', key, [i, 'variations', j]);
  product.declinations.forEach(({ values, images }, j) => {
    const at = [i, 'declinations', j];
    for (const [k, { name }] of images.entries()) refer('picture', name, [...at, 'images', k, 'name']);
    for (const [key, label] of Object.entries(values)) {
      const labels = axes.get(key);
      if (!product.variations.includes(key))
        refuse([...at, 'values', key], `the product does not vary by "${key}"${insteadOf(key, product.variations)}`);
      else if (labels && !labels.has(label))
        refuse([...at, 'values', key], `variation "${key}" has no value "${label}"${insteadOf(label, labels)}`);
    }
    const missing = product.variations.find((key) => !(key in values));
    if (missing) refuse([...at, 'values', missing], `the value of "${missing}" is missing`);
  });
}
