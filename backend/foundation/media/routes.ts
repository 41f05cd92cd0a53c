import { and, arrayContains, eq, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { callerAddress } from '#backend/platform/http/caller-address.ts';
import type { ApiContext } from '#backend/platform/http/context.ts';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import type { Api } from '#backend/platform/http/route.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { mediaFiles } from '#backend/tables/media-library.ts';
import { iconFrames, iconSizes, type RenditionFormat, renditions } from '#schemas/renditions.ts';
import { findMaster } from './find-master.ts';
import { createFontCuts } from './fonts/font-cuts.ts';
import { fontFormats, fontTypes } from './fonts/font-format.ts';
import { fileKey } from './library/finish-upload.ts';
import { masterKey } from './master.ts';
import { createRenditions, nearestWidth } from './renditions.ts';

const contentTypes = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const;
const fileTypes = { mp4: 'video/mp4', webm: 'video/webm', pdf: 'application/pdf' } as const;
/** An address holds the hash of what it answers: it never changes. */
const forever = 'public, max-age=31536000, immutable';
/** Every width of every format: a front end of another make may name one that is not served in that format. */
const widths = [...new Set(Object.values(renditions).flat())];
const fileName = new RegExp(`^(?<name>[a-z0-9-]{1,120})-(?<width>${widths.join('|')})\\.(?<format>${Object.keys(renditions).join('|')})$`);

/**
 * GET /media/{hash}/{name}-{width}.{format}: a picture in one of the renditions that have an address, to which the others lead.
 * GET /media/{hash}/{name}-icon-{any|maskable}-{size}.png: a square icon of it.
 * GET /media/{hash}/{name}.svg: a drawing as it is.
 * GET /media/font/{hash}/{file}: a font file of a site, or one of its cuts.
 */
export function mediaRoutes(app: Api, mediaStore: MediaStore): void {
  const render = createRenditions(mediaStore);
  const readFont = createFontCuts(mediaStore);

  const params = z.object({ hash: z.string().regex(/^[0-9a-f]{32}$/), file: z.string() });
  const font: PlainDefinition = { summary: 'A font file of a site', access: 'public', params, types: Object.values(fontTypes) };
  plainRoute(app, 'GET /media/font/{hash}/{file}', font, async (c) => {
    const { hash = '', file = '' } = c.req.param();
    const format = fontFormats.find((known) => file.endsWith(`.${known}`));
    if (!format || !/^[0-9a-f]{32}$/.test(hash) || !/^[a-z0-9-]+\.[a-z0-9]+$/.test(file)) throw new ApiError(404, 'error.not-found');
    return answerFile(c, `${hash}-${file}`, fontTypes[format], () => readFont(hash, file, c.var.log));
  });

  const files: PlainDefinition = { summary: 'A video or a PDF file of a site', access: 'public', params, types: Object.values(fileTypes) };
  plainRoute(app, 'GET /media/file/{hash}/{file}', files, async (c) => {
    const { hash = '', file = '' } = c.req.param();
    const [, name = '', format = ''] = /^([a-z0-9-]{1,120})\.(mp4|webm|pdf)$/.exec(file) ?? [];
    const found = await findFile(c.var.services.db, hash, name);
    if (!found) throw new ApiError(404, 'error.not-found');
    if (found.hash !== hash || found.format !== format) return c.redirect(`/media/file/${found.hash}/${name}.${found.format}`, 302);
    // Opened by itself a PDF file is shown by the browser's own reader: it may run nothing.
    c.header('Content-Security-Policy', "default-src 'none'; media-src 'self'; object-src 'self'; style-src 'unsafe-inline'; sandbox");
    return answerRange(c, await answerFile(c, hash, fileTypes[found.format], () => mediaStore.read(fileKey(hash, found.format))));
  });

  const types = ['image/svg+xml', ...Object.values(contentTypes)];
  const picture: PlainDefinition = { summary: 'A picture in one of its widths and formats', access: 'public', params, types };
  plainRoute(app, 'GET /media/{hash}/{file}', picture, async (c) => {
    const { hash = '', file = '' } = c.req.param();
    const drawing = /^([a-z0-9-]{1,120})\.svg$/.exec(file);
    if (drawing) {
      const master = await findMaster(c.var.services.db, { hash, name: drawing[1] ?? '' });
      if (!master) throw new ApiError(404, 'error.not-found');
      if (master.hash !== hash) return c.redirect(`/media/${master.hash}/${file}`, 302);
      if (master.format !== 'svg') throw new ApiError(404, 'error.not-found');
      // Opened by itself a drawing is a document: it may run nothing and load nothing.
      c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      return answerFile(c, hash, 'image/svg+xml; charset=utf-8', () => mediaStore.read(masterKey(hash, 'svg')));
    }
    const icon = iconName.exec(file)?.groups;
    if (icon) {
      const master = await findMaster(c.var.services.db, { hash, name: icon.name ?? '' });
      if (!master) throw new ApiError(404, 'error.not-found');
      if (master.hash !== hash) return c.redirect(`/media/${master.hash}/${file}`, 302);
      const frame = icon.frame === 'maskable' ? 'maskable' : 'any';
      return answerFile(c, `${hash}-${frame}-${icon.size}`, contentTypes.png, () =>
        render(master, Number(icon.size), 'png', { caller: callerAddress(c), log: c.var.log }, frame),
      );
    }
    const { name, width: requested, format } = fileName.exec(file)?.groups ?? {};
    if (!name || !isRenditionFormat(format)) throw new ApiError(404, 'error.not-found');
    const width = nearestWidth(Number(requested), format);
    const master = await findMaster(c.var.services.db, { hash, name });
    if (!master) throw new ApiError(404, 'error.not-found');
    // Its content was replaced since the address was written, or this width is not one of the format.
    if (master.hash !== hash || width !== Number(requested)) return c.redirect(`/media/${master.hash}/${name}-${width}.${format}`, 302);
    return answerFile(c, `${hash}-${width}-${format}`, contentTypes[format], () =>
      render(master, width, format, { caller: callerAddress(c), log: c.var.log }),
    );
  });
}

const iconName = new RegExp(`^(?<name>[a-z0-9-]{1,120})-icon-(?<frame>${iconFrames.join('|')})-(?<size>${iconSizes.join('|')})\\.png$`);

const isRenditionFormat = (format = ''): format is RenditionFormat => Object.hasOwn(renditions, format);

/** A video or PDF file by its address, also one whose content was replaced since; undefined: there is none. */
async function findFile(db: Database, hash: string, name: string) {
  if (!/^[0-9a-f]{32}$/.test(hash)) return undefined;
  const [row] = await db
    .select({ hash: mediaFiles.hash, format: mediaFiles.format })
    .from(mediaFiles)
    .where(and(or(eq(mediaFiles.hash, hash), arrayContains(mediaFiles.formerHashes, [hash])), eq(mediaFiles.name, name)))
    .orderBy(sql`${mediaFiles.hash} = ${hash} desc`)
    .limit(1);
  return row;
}

/** The part of a file that is asked for: players of videos move by it, and some play nothing without. Several parts are answered whole. */
async function answerRange(c: ApiContext, whole: Response): Promise<Response> {
  whole.headers.set('Accept-Ranges', 'bytes');
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? [];
  if (whole.status !== 200 || (first === '' && last === '')) return whole;
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const from = first === '' ? Math.max(0, bytes.length - Number(last)) : Number(first);
  const to = first === '' || last === '' ? bytes.length - 1 : Math.min(Number(last), bytes.length - 1);
  const headers = new Headers(whole.headers);
  if (from > to) {
    headers.set('Content-Range', `bytes */${bytes.length}`);
    return new Response(null, { status: 416, headers });
  }
  headers.set('Content-Range', `bytes ${from}-${to}/${bytes.length}`);
  return new Response(bytes.subarray(from, to + 1), { status: 206, headers });
}

async function answerFile(c: ApiContext, tag: string, contentType: string, read: () => Promise<Buffer | null>): Promise<Response> {
  const headers = { ETag: `"${tag}"`, 'Cache-Control': forever };
  if (c.req.header('if-none-match')?.includes(headers.ETag)) return c.body(null, 304, headers);
  const bytes = await read();
  if (!bytes) throw new ApiError(404, 'error.not-found');
  return c.body(new Uint8Array(bytes), 200, { ...headers, 'Content-Type': contentType });
}
