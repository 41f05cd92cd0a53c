import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { documentFonts } from '#backend/foundation/documents/index.ts';
import { contentHash, createRenditions, masterKey } from '#backend/foundation/media/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { callerAddress } from '#backend/platform/http/caller-address.ts';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import type { Api } from '#backend/platform/http/route.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { products } from '#backend/tables/catalogue.ts';
import { elements } from '#backend/tables/events.ts';
import { albums, blogArticles, blogFolders, services } from '#backend/tables/publishing.ts';
import { pages, siteFonts, sites } from '#backend/tables/site.ts';
import { type CardSubject, cardAddress } from '#domain/share-card.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import { shareCardSize, shareCardSvg } from './share-card-svg.ts';

/** Raised with every change of the drawing, or what was drawn before would be answered. */
const drawing = 2;
const forever = 'public, max-age=31536000, immutable';

/**
 * GET /media/share/{idSite}/{mark}/{file}: the picture that stands for a page where it is shared and has none of its own. It is drawn of
 * what the database says, so an address can ask for no other text; the mark only changes with it.
 */
export function shareCardRoute(api: Api, mediaStore: MediaStore): void {
  const render = createRenditions(mediaStore);
  const definition: PlainDefinition = {
    summary: 'A picture for sharing a page that has none of its own',
    access: 'public',
    types: ['image/png'],
  };
  plainRoute(api, 'GET /media/share/{idSite}/{mark}/{file}', definition, async (c) => {
    const subject = cardAddress.read(c.req.path);
    const { db, now } = c.var.services;
    const site = subject && (await readSite(db, subject.idSite));
    const title = subject && site && (await readTitle(db, subject, now()));
    if (!subject || !site || title === undefined) throw new ApiError(404, 'error.not-found');
    const values = await readSettings(db, subject.idSite, subject.locale);
    const worn = await db.select().from(siteFonts).where(eq(siteFonts.idSite, subject.idSite)).orderBy(siteFonts.type);
    const shown = { siteName: site.name, title: title || site.name, ...coloursOf(values) };
    const hash = contentHash(JSON.stringify({ drawing, shown, worn, font: [values.TITLE_FONT, values.TITLE_FONT_WEIGHT] }));
    const headers = { ETag: `"${hash}"`, 'Cache-Control': forever };
    if (c.req.header('if-none-match')?.includes(headers.ETag)) return c.body(null, 304, headers);
    const key = masterKey(hash, 'svg');
    if (!(await mediaStore.has(key))) {
      const { title: font } = await documentFonts({ db, mediaStore, log: c.var.log }, subject.idSite, values);
      await mediaStore.write(key, Buffer.from(shareCardSvg({ ...shown, font })));
    }
    const context = { caller: callerAddress(c), log: c.var.log };
    const bytes = await render({ hash, format: 'svg', ...shareCardSize }, shareCardSize.width, 'png', context);
    if (!bytes) throw new ApiError(404, 'error.not-found');
    return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': 'image/png' });
  });
}

/** Colours of the theme, without transparency. */
const coloursOf = ({ BACKGROUND_COLOR, HEADING_COLOR, PRIMARY_COLOR }: ParameterValues) => ({
  ground: BACKGROUND_COLOR.slice(0, 7),
  ink: HEADING_COLOR.slice(0, 7),
  accent: PRIMARY_COLOR.slice(0, 7),
});

async function readSite(db: Database, id: number): Promise<{ name: string } | undefined> {
  const [site] = await db.select({ name: sites.name }).from(sites).where(eq(sites.id, id));
  return site;
}

type Source = { table: PgTable; field: 'title' | 'name'; isShown: SQL };

/** Tables of what has a page of its own, the column of its title, and which rows visitors see. */
const sourceOf = (kind: Exclude<CardSubject['kind'], 'site'>, now: Date): Source => {
  const isPublished = sql`published_at <= ${now.toISOString()}::timestamptz`;
  const sources: Readonly<Record<typeof kind, Source>> = {
    page: { table: pages, field: 'title', isShown: sql`is_valid` },
    product: { table: products, field: 'name', isShown: sql`is_valid` },
    'blog-article': { table: blogArticles, field: 'title', isShown: isPublished },
    'blog-folder': { table: blogFolders, field: 'name', isShown: sql`true` },
    'album-sheet': { table: albums, field: 'title', isShown: isPublished },
    'service-sheet': { table: services, field: 'title', isShown: sql`true` },
    'event-sheet': { table: elements, field: 'title', isShown: sql`is_shown` },
  };
  return sources[kind];
};

const Titles = z.object({ rows: z.array(z.object({ title: z.string() })) });

/** The title of what visitors see, in a language; '' for the site itself, undefined where there is nothing to see. */
async function readTitle(db: Database, { kind, idSite, id, locale }: CardSubject, now: Date): Promise<string | undefined> {
  if (kind === 'site') return '';
  const { table, field, isShown } = sourceOf(kind, now);
  const found = await db.execute(sql`
    select coalesce(translations -> ${locale}::text ->> ${field}::text, ${sql.identifier(field)}) as title
    from ${table} where id_site = ${idSite} and id = ${id} and ${isShown}`);
  return Titles.parse(found).rows[0]?.title;
}
