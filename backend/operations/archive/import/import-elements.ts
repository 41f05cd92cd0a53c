import { and, eq, inArray, notExists, notInArray, sql } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { keepNumbers } from '#backend/entities/keep-numbers.ts';
import { need } from '#backend/entities/mapping.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import { elementPictures, elements, registrations } from '#backend/tables/events.ts';
import type { Archive } from '../archive.ts';
import type { PictureIndex } from './import-look.ts';
import { sanitised } from './imported.ts';

const address = (route: string, slug: string): string => `${route}/${slug}`;

/**
 * Writes a site's elements: they are known by route and slug and keep their ids and registrations. Those that are gone are
 * removed; one that people registered for is only hidden. An event never has fewer places than are taken.
 */
export async function importElements(tx: Database, archive: Archive, pictures: PictureIndex): Promise<void> {
  const idSite = archive.site.id;
  const before = await tx.select().from(elements).where(eq(elements.idSite, idSite)).for('no key update');
  const booked = new Map(before.map((row) => [address(row.route, row.slug), row.booked]));
  const named = new Set(archive.elements.map(({ route, slug }) => address(route, slug)));
  const gone = before.filter(({ route, slug }) => !named.has(address(route, slug))).map(({ id }) => id);
  await forget(tx, idSite, gone);

  const present = await tx
    .select({ id: elements.id, route: elements.route, slug: elements.slug })
    .from(elements)
    .where(eq(elements.idSite, idSite));
  const numberOf = await keepNumbers(
    tx,
    elements,
    new Map(present.map(({ id, route, slug }) => [address(route, slug), id])),
    archive.elements.map(({ id, route, slug }) => ({ key: address(route, slug), id })),
  );
  const rows = archive.elements.map(({ route, slug, title, excerpt, html, link, event, translations }, position) => ({
    ...{ id: numberOf(address(route, slug)), idSite, route, slug, title, excerpt, link, position, html: sanitiseHtml(html), isShown: true },
    startsAt: event ? new Date(event.startsAt) : null,
    endsAt: event?.endsAt ? new Date(event.endsAt) : null,
    place: event?.place ?? '',
    price: event?.price ?? null,
    seats: event?.seats ? Math.max(event.seats, booked.get(address(route, slug)) ?? 0) : null,
    translations: sanitised(translations, 'html'),
  }));
  const written = await insertAll(tx, elements, rows, [elements.idSite, elements.route, elements.slug]);
  const ids = new Map(written.map(({ id, route, slug }) => [address(route, slug), id]));
  await tx.delete(elementPictures).where(eq(elementPictures.idSite, idSite));
  const shown = archive.elements.flatMap(({ route, slug, pictures: own }) =>
    own.map(({ name, alt, translations }, position) => ({
      ...{ idSite, alt, translations, position, idElement: need(ids, address(route, slug)), idMedia: need(pictures, name) },
    })),
  );
  await insertAll(tx, elementPictures, shown);
}

async function forget(tx: Database, idSite: number, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const coming = tx
    .select({ one: sql`1` })
    .from(registrations)
    .where(and(eq(registrations.idSite, elements.idSite), eq(registrations.idElement, elements.id)));
  const removed = await tx
    .delete(elements)
    .where(and(eq(elements.idSite, idSite), inArray(elements.id, ids), notExists(coming)))
    .returning({ id: elements.id });
  const kept = removed.map(({ id }) => id);
  await tx
    .update(elements)
    .set({ isShown: false })
    .where(and(eq(elements.idSite, idSite), inArray(elements.id, ids), notInArray(elements.id, kept)));
}
