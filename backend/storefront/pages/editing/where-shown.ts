import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { products } from '#backend/tables/catalogue.ts';
import { elements } from '#backend/tables/events.ts';
import { albums, blogArticles, blogFolders, services } from '#backend/tables/publishing.ts';
import { components, pages } from '#backend/tables/site.ts';
import { type ContentKind, contentPath, productPath } from '#domain/addresses.ts';
import { eventRoute } from '#schemas/event-route.ts';
import { knownComponents } from '#schemas/shared-components.ts';
import type { FoundDocument } from './document.ts';

/** Lists the addresses where a component is shown, as patterns; `*`: on every page. None if only documents contain it. */
export function shownAt(slug: string): string[] {
  const known = knownComponents.find((component) => component.slug === slug);
  if (!known) return [];
  return known.addresses.length > 0 ? [...known.addresses] : ['*'];
}

/** Slugs of the shared components that a document places, at any depth. */
export function placedComponents(cms: unknown): Set<string> {
  const found = new Set<string>();
  const pending: unknown[] = [cms];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const { type, props } = value as { type?: unknown; props?: { slug?: unknown } | null };
    if (type === 'component' && typeof props?.slug === 'string') found.add(props.slug);
    for (const inner of Object.values(value)) if (inner !== null) pending.push(inner);
  }
  return found;
}

/**
 * Finds the places of a document: addresses, patterns of them, or titles of the documents that contain it. `path`: an address to view it,
 * null if none is known.
 */
export async function findPlaces(
  db: Database,
  { idSite, kind, key, url }: FoundDocument,
): Promise<{ path: string | null; shownAt: string[] }> {
  if (kind === 'page') return { path: url, shownAt: [url ?? ''] };
  const patterns = shownAt(key);
  if (patterns.length === 0) return placesOf(db, idSite, key);
  return { path: await findPath(db, idSite, key, patterns), shownAt: patterns };
}

/** Titles of the published pages and components that place a component. One that a component places is looked at where that one is. */
async function placesOf(db: Database, idSite: number, key: string): Promise<{ path: string | null; shownAt: string[] }> {
  const ofPages = await db
    .select({ title: pages.title, url: pages.url, cms: pages.cms })
    .from(pages)
    .where(and(eq(pages.idSite, idSite), eq(pages.isValid, true)));
  const ofComponents = await db
    .select({ title: components.title, slug: components.slug, cms: components.cms })
    .from(components)
    .where(eq(components.idSite, idSite));
  const onPages = ofPages.filter(({ cms }) => placedComponents(cms).has(key));
  const inComponents = ofComponents.filter(({ cms }) => placedComponents(cms).has(key));
  const around = inComponents.map(({ slug }) => ({ slug, patterns: shownAt(slug) })).find(({ patterns }) => patterns.length > 0);
  return {
    path: onPages[0]?.url ?? (around ? await findPath(db, idSite, around.slug, around.patterns) : null),
    shownAt: [...onPages, ...inComponents].map(({ title }) => title),
  };
}

async function findPath(db: Database, idSite: number, slug: string, patterns: readonly string[]): Promise<string | null> {
  if (patterns.includes('*')) return '/';
  const findSheet = sheetOf(slug);
  if (findSheet) return (await findSheet(db, idSite)) ?? null;
  return patterns.map((pattern) => pattern.replace(/\/\{\w+\?\}/g, '')).find((pattern) => !pattern.includes('{')) ?? null;
}

type FindSheet = (db: Database, idSite: number) => Promise<string | undefined>;
/** The first thing of the site that a sheet shows. */
const sheetOf = (slug: string): FindSheet | undefined => (Object.hasOwn(sheets, slug) ? sheets[slug as keyof typeof sheets] : undefined);

const sheets = {
  'product-sheet': (db: Database, idSite: number) => firstProduct(db, idSite, undefined),
  'wine-sheet': (db: Database, idSite: number) => firstProduct(db, idSite, 'WINE'),
  'blog-article': (db: Database, idSite: number) => firstOf(db, idSite, 'blog-article', blogArticles),
  'blog-folder': (db: Database, idSite: number) => firstOf(db, idSite, 'blog-folder', blogFolders),
  'album-sheet': (db: Database, idSite: number) => firstOf(db, idSite, 'album-sheet', albums),
  'service-sheet': (db: Database, idSite: number) => firstOf(db, idSite, 'service-sheet', services),
  'event-sheet': async (db: Database, idSite: number) => {
    const [row] = await db
      .select({ id: elements.id, slug: elements.slug })
      .from(elements)
      .where(and(eq(elements.idSite, idSite), eq(elements.route, eventRoute), eq(elements.isShown, true)))
      .limit(1);
    return row && contentPath('event-sheet', row);
  },
};

async function firstProduct(db: Database, idSite: number, type: 'WINE' | undefined): Promise<string | undefined> {
  const [row] = await db
    .select({ id: products.id, slug: products.slug, type: products.type })
    .from(products)
    .where(and(eq(products.idSite, idSite), eq(products.isValid, true), type && eq(products.type, type)))
    .orderBy(asc(products.id))
    .limit(1);
  return row && productPath(row.type, row.slug, row.id);
}

async function firstOf(
  db: Database,
  idSite: number,
  kind: ContentKind,
  table: typeof blogArticles | typeof blogFolders | typeof albums | typeof services,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: table.id, slug: table.slug })
    .from(table)
    .where(eq(table.idSite, idSite))
    .orderBy(asc(table.id))
    .limit(1);
  return row && contentPath(kind, row);
}
