import { calendarFaults } from '#domain/entities/delivery-rules.ts';
import { entityFaults } from '#domain/entities/entry-rules.ts';
import { type Fault, type Names, type Path, repeatedKeys, repeatedNumbers } from '#domain/entities/fault.ts';
import type { ArchivePage } from '#schemas/archive.ts';
import type { Archive } from '../archive.ts';
import { placeFolders } from '../blog-folders.ts';
import { entityParts } from '../entity-parts.ts';
import { type Checks, checksOf, keysOf, namesIn, type RefuseIn } from './checks.ts';
import type { KnownNames } from './known-names.ts';
import { insteadOf } from './nearest.ts';

/** Checks what one file says about another, and tells `refuseIn` all that is wrong. */
export function checkArchive(archive: Archive, known: KnownNames, refuseIn: RefuseIn): void {
  const checks = (file: string) => checksOf(file, known, refuseIn);
  const names = namesIn(archive, known);
  checkPages(archive, known, checks('pages.json'));
  checkLibrary(archive, checks);
  checkEntities(archive, names, checks);
  checkDeclinations(archive, checks('products.json'));
  checkDelivery(archive, checks);
  const site = checks('site.json');
  for (const [i, { picture }] of archive.site.logos.entries()) site.refer('picture', picture, ['logos', i, 'picture']);
  checkFonts(archive, site);
  for (const key of Object.keys(archive.parameters)) {
    if (!/^[A-Z][A-Z0-9_]*(@[a-z]{2}_[A-Z]{2})?$/.test(key))
      checks('parameters.json').refuse([key], 'a parameter key is written in upper case, with its language behind: KEY@en_US');
  }
}

/** The pages of a tree in its order, each with its place in the file. */
export function flatten(pages: readonly ArchivePage[], at: Path = []): { page: ArchivePage; path: Path }[] {
  return pages.flatMap((page, i) => [{ page, path: [...at, i] }, ...flatten(page.children, [...at, i, 'children'])]);
}

function checkPages({ pages }: Archive, known: KnownNames, { refuse, tell }: Checks): void {
  const all = flatten(pages);
  tell(repeatedKeys(all.map(({ page, path }) => ({ key: page.key, path: [...path, 'key'] }))));
  tell(repeatedKeys(all.map(({ page, path }) => ({ key: page.url, path: [...path, 'url'] }))));
  for (const { page, path } of all) {
    if (!page.link && !known.documents.has(page.key))
      refuse([...path, 'key'], `the document pages/${page.key}.json is missing${insteadOf(page.key, known.documents)}`);
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
  inRedirects.tell(repeatedKeys(keysOf(redirects, 'from')));
  checks('templates.json').tell(repeatedKeys(keysOf(templates, 'name')));
  const { refuse, tell } = checks('media.json');
  tell(repeatedKeys(keysOf(media, 'name')));
  for (const [i, { name }] of media.entries())
    if (!pictures.has(name) && !files.has(name)) refuse([i, 'name'], `there is no file "${name}" in pictures/ or files/`);
  for (const name of files.keys()) if (pictures.has(name)) refuse([], `pictures/ and files/ both have a file "${name}"`);
}

function checkFonts({ site, fonts }: Archive, { refuse, tell }: Checks): void {
  const named = [
    ...site.fonts.flatMap(({ files = [] }, i) => files.map(({ file }, j) => ({ file, path: ['fonts', i, 'files', j, 'file'] }))),
    ...site.fontFamilies.flatMap(({ files }, i) => files.map(({ file }, j) => ({ file, path: ['fontFamilies', i, 'files', j, 'file'] }))),
  ];
  for (const { file, path } of named)
    if (!fonts.has(file)) refuse(path, `there is no file "${file}" in fonts/${insteadOf(file, fonts.keys())}`);
  tell(repeatedKeys(keysOf(site.fontFamilies, 'family', ['fontFamilies'])));
}

/** References and numbers of declinations, each once in the site. */
function checkDeclinations({ products }: Archive, { tell }: Checks): void {
  const all = products.flatMap((product, i) => product.declinations.map((one, j) => ({ ...one, path: [i, 'declinations', j] })));
  tell(repeatedNumbers(all, (index) => all[index]?.path ?? []));
  tell(repeatedKeys(all.map(({ reference, path }) => ({ key: reference, path: [...path, 'reference'] }))));
}

type Part = keyof typeof entityParts;

/** Checks entries of entities: keys, numbers and names that follow from the definition, and the rules of the kind. */
function checkEntities(archive: Archive, names: Names, checks: (file: string) => Checks): void {
  const now = new Date();
  for (const part of Object.keys(entityParts) as Part[]) {
    const [{ entity }, entries] = [entityParts[part], archive[part]];
    const faults = entityFaults(entity, entries, names, now);
    const inFile = checks(entity.file);
    if (part === 'blogFolders') inFile.tell(inTree(faults, archive));
    else inFile.tell(faults, entity.part ? [entity.part] : []);
  }
}

/** Faults of folders that are listed, at their places in the tree of blog.json. */
function inTree(faults: readonly Fault[], { blogFolders }: Archive): Fault[] {
  const places = placeFolders(blogFolders);
  return faults.map(({ path: [i, ...within], ...fault }) => ({ ...fault, path: [...(places[Number(i)] ?? []), ...within] }));
}

function checkDelivery({ relayPoints, carriers, calendar }: Archive, checks: (file: string) => Checks): void {
  const { refuse, tell } = checks('relay-points.json');
  tell(repeatedKeys(relayPoints.map(({ carrier, id }, i) => ({ key: `${carrier} ${id}`, path: [i, 'id'] }))));
  const relays = new Set(carriers.filter(({ deliveryType }) => deliveryType === 'PICKUP').map(({ name }) => name));
  for (const [i, { carrier }] of relayPoints.entries()) {
    if (!relays.has(carrier)) refuse([i, 'carrier'], `there is no carrier of relay points "${carrier}"${insteadOf(carrier, relays)}`);
  }
  if (calendar) checks('calendar.json').tell(calendarFaults(calendar));
}
