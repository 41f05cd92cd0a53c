import { eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { components, pages } from '#backend/tables/site.ts';
import { type EntryUse, maxEntryUses } from '#schemas/entities/entry.ts';
import { findBlockRule } from './block-rules.ts';

/** Something of the site, by its kind and the names that documents may give it. */
type Named = { kind: string; names: readonly string[] };

/** Finds the pages and shared components whose published documents name something by a prop of a block: at most `maxEntryUses` of each. */
export async function findNamingDocuments(db: Database, idSite: number, named: Named): Promise<EntryUse[]> {
  const ofPages = await db.select({ name: pages.key, title: pages.title, cms: pages.cms }).from(pages).where(eq(pages.idSite, idSite));
  const ofComponents = await db
    .select({ name: components.slug, title: components.title, cms: components.cms })
    .from(components)
    .where(eq(components.idSite, idSite));
  return [
    ...usesAmong(ofPages, named).map((use) => ({ kind: 'page', ...use })),
    ...usesAmong(ofComponents, named).map((use) => ({ kind: 'component', ...use })),
  ];
}

type Document = { name: string; title: string; cms: unknown };

const usesAmong = (documents: readonly Document[], named: Named): Omit<EntryUse, 'kind'>[] =>
  documents
    .filter(({ cms }) => namesInBlocks(cms, named))
    .slice(0, maxEntryUses)
    .map(({ name, title }) => ({ name, title }));

/** Tells whether a block of a document, at any depth, names something. */
export function namesInBlocks(cms: unknown, { kind, names }: Named): boolean {
  const pending: unknown[] = [cms];
  for (let value = pending.pop(); value !== undefined; value = pending.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const { type, props } = value as { type?: unknown; props?: Readonly<Record<string, unknown>> | null };
    const naming = typeof type === 'string' && props ? Object.entries(findBlockRule(type)?.names ?? {}) : [];
    const found = naming.filter(([, other]) => other === kind).flatMap(([prop]) => props?.[prop] ?? []);
    if (found.some((one) => typeof one === 'string' && names.includes(one))) return true;
    for (const inner of Object.values(value)) if (inner !== null) pending.push(inner);
  }
  return false;
}
