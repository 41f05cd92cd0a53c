import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { layoutPreviews } from '../operations/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/api-error.ts';
import type { ApiContext } from '../platform/http/context.ts';
import { type PlainDefinition, plainRoute } from '../platform/http/plain-route.ts';
import type { Api } from '../platform/http/route.ts';
import type { MediaStore } from '../platform/storage/store.ts';
import { media } from '../site/tables.ts';
import { fontFormats, fontTypes } from './fonts/font-format.ts';
import { type Master, masterKey } from './master.ts';
import { createRenditions, type RenditionFormat, renditionFormats, renditionWidths } from './renditions.ts';

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;
/** An address holds the hash of what it answers: it never changes. */
const forever = 'public, max-age=31536000, immutable';
const fileName = new RegExp(
  `^(?<name>[a-z0-9-]{1,120})-(?<width>${renditionWidths.join('|')})\\.(?<format>${renditionFormats.join('|')})$`,
);

/**
 * GET /media/{hash}/{name}-{width}.{format}: a picture in one of the widths and formats.
 * GET /media/{hash}/{name}.svg: a drawing as it is. GET /media/font/{hash}/{file}: a font file of a site.
 */
export function mediaRoutes(app: Api, mediaStore: MediaStore): void {
  const render = createRenditions(mediaStore);

  const params = z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/), file: z.string() });
  const font: PlainDefinition = { summary: 'A font file of a site', access: 'public', params, types: Object.values(fontTypes) };
  plainRoute(app, 'GET /media/font/{hash}/{file}', font, async (c) => {
    const { hash = '', file = '' } = c.req.param();
    const format = fontFormats.find((known) => file.endsWith(`.${known}`));
    if (!format || !/^[0-9a-f]{32}$/.test(hash) || !/^[a-z0-9-]+\.[a-z0-9]+$/.test(file)) throw new ApiError(404, 'error.not-found');
    return answerFile(c, `${hash}-${file}`, fontTypes[format], () => mediaStore.read(`fonts/${hash}/${file}`));
  });

  const types = ['image/svg+xml', ...Object.values(contentTypes)];
  const picture: PlainDefinition = { summary: 'A picture in one of its widths and formats', access: 'public', params, types };
  plainRoute(app, 'GET /media/{hash}/{file}', picture, async (c) => {
    const { hash = '', file = '' } = c.req.param();
    const drawing = /^([a-z0-9-]{1,120})\.svg$/.exec(file);
    if (drawing) {
      const master = await findMaster(c.var.services.db, hash, drawing[1] ?? '');
      if (master.format !== 'svg') throw new ApiError(404, 'error.not-found');
      // Opened by itself a drawing is a document: it may run nothing and load nothing.
      c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return answerFile(c, hash, 'image/svg+xml', () => mediaStore.read(masterKey(hash, 'svg')));
    }
    const { name, width, format } = fileName.exec(file)?.groups ?? {};
    if (!name || !isRenditionFormat(format)) throw new ApiError(404, 'error.not-found');
    const master = await findMaster(c.var.services.db, hash, name);
    return answerFile(c, `${hash}-${width}-${format}`, contentTypes[format], () => render(master, Number(width), format));
  });
}

const isRenditionFormat = (format: string | undefined): format is RenditionFormat => renditionFormats.some((known) => known === format);

async function findMaster(db: Database, hash: string, name: string): Promise<Master> {
  if (!/^[0-9a-f]{32}$/.test(hash)) throw new ApiError(404, 'error.not-found');
  const [row] = await db
    .select({ hash: media.hash, format: media.format, width: media.width, height: media.height })
    .from(media)
    .where(and(eq(media.hash, hash), eq(media.name, name)))
    .limit(1);
  if (row) return row;
  const preview = await findPreview(db, hash, name);
  if (!preview) throw new ApiError(404, 'error.not-found');
  return preview;
}

async function answerFile(c: ApiContext, tag: string, contentType: string, read: () => Promise<Buffer | null>): Promise<Response> {
  const headers = { ETag: `"${tag}"`, 'Cache-Control': forever };
  if (c.req.header('if-none-match')?.includes(headers.ETag)) return c.body(null, 304, headers);
  const bytes = await read();
  if (!bytes) throw new ApiError(404, 'error.not-found');
  return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': contentType });
}

/** The picture of a section by its address; undefined: there is none. */
async function findPreview(db: Database, hash: string, name: string): Promise<Master | undefined> {
  const [, idPage, idLayout] = /^layout-(\d{1,9})-(\d{1,9})$/.exec(name) ?? [];
  if (!idPage) return undefined;
  const { picture, format, width, height } = layoutPreviews;
  const [found] = await db
    .select({ hash: picture, format, width, height })
    .from(layoutPreviews)
    .where(and(eq(picture, hash), eq(layoutPreviews.idPage, Number(idPage)), eq(layoutPreviews.idLayout, Number(idLayout))))
    .limit(1);
  return found;
}
