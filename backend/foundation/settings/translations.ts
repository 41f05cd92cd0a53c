import { and, eq, inArray, like, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { parameters, siteLanguages } from '#backend/tables/site.ts';
import type { OutdatedTranslation } from '#schemas/parameter.ts';
import { definitionOf, splitKey } from '#schemas/parameters/index.ts';

/** Notes for words in other languages (`KEY@en_US`) that they belong to the value of `KEY` as it is stored now. */
export async function keepWrittenFor(tx: Database, idSite: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const own = alias(parameters, 'own');
  const value = tx
    .select({ value: own.value })
    .from(own)
    .where(and(eq(own.idSite, idSite), eq(own.key, sql`split_part(${parameters.key}, '@', 1)`)));
  await tx
    .update(parameters)
    .set({ writtenFor: sql`(${value})` })
    .where(and(eq(parameters.idSite, idSite), inArray(parameters.key, [...keys])));
}

/** The words of the site's other languages that were written for another text than the one that stands there now. */
export async function outdatedTranslations(db: Database, idSite: number): Promise<OutdatedTranslation[]> {
  const own = alias(parameters, 'own');
  const rows = await db
    .select({ stored: parameters.key, text: parameters.value })
    .from(parameters)
    .innerJoin(
      siteLanguages,
      and(
        eq(siteLanguages.idSite, parameters.idSite),
        eq(siteLanguages.code, sql`split_part(${parameters.key}, '@', 2)`),
        // The first is the site's own.
        sql`${siteLanguages.position} > (select min(position) from ${siteLanguages} first where first.id_site = ${parameters.idSite})`,
      ),
    )
    .leftJoin(own, and(eq(own.idSite, parameters.idSite), eq(own.key, sql`split_part(${parameters.key}, '@', 1)`)))
    .where(and(eq(parameters.idSite, idSite), like(parameters.key, '%@%'), sql`${parameters.writtenFor} is distinct from ${own.value}`))
    .orderBy(parameters.key);
  return rows.flatMap(({ stored, text }) => {
    const { key, locale } = splitKey(stored);
    // An empty one shows the site's own words, and an unknown key nothing.
    return locale && text && definitionOf(stored) ? [{ key, locale, text }] : [];
  });
}

/** Takes words of another language as right for the text as it is now. Throws ApiError 409 when they are no longer `text`. */
export function confirmTranslation(
  db: Database,
  idSite: number,
  { key, locale, text }: OutdatedTranslation,
): Promise<OutdatedTranslation[]> {
  return db.transaction(async (tx) => {
    const stored = `${key}@${locale}`;
    const [row] = await tx
      .select({ value: parameters.value })
      .from(parameters)
      .where(and(eq(parameters.idSite, idSite), eq(parameters.key, stored)))
      .for('update');
    if (row?.value !== text) throw new ApiError(409, 'parameter.translation-changed');
    await keepWrittenFor(tx, idSite, [stored]);
    return outdatedTranslations(tx, idSite);
  });
}
