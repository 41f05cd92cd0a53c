import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { answerPdf, documentFonts, filesMade, paperColours } from '#backend/foundation/documents/index.ts';
import { createRenditions, type RenditionContext } from '#backend/foundation/media/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { callerAddress } from '#backend/platform/http/caller-address.ts';
import type { ApiContext, SiteContext } from '#backend/platform/http/context.ts';
import type { Services } from '#backend/platform/http/services.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { media, siteFonts, siteLogos } from '#backend/tables/site.ts';
import { productFileUrl } from '#domain/addresses.ts';
import type { ProductFile } from '#schemas/calls/documents.ts';
import { Id } from '#schemas/id.ts';
import type { Declination, Product } from '#schemas/product.ts';
import { type Image, toLang } from '#schemas/site.ts';
import { readAwards } from '../flows/read-awards.ts';
import { readProduct } from '../flows/read-product.ts';
import { mealIcons } from '../meal-icons.ts';
import { productPdf, type SheetPictures } from './product-pdf.ts';
import { productSheet } from './sheet.ts';

/** Raised when the sheet is drawn differently: files that were kept are made anew. */
const drawing = 1;

type Wanted = { id: number; idDeclination: number | null; locale: string; now: Date };

/** Returns whether a site has files of its products: it sells, and its owner switched them on (PRODUCT_FILE_GENERATOR). */
export const offersProductFiles = async (db: Database, { id, isECommerce }: SiteContext): Promise<boolean> =>
  isECommerce && (await readSettings(db, id)).PRODUCT_FILE_GENERATOR;

/** Returns the address and the name of a product's file. Throws ApiError 404. */
export async function productFileAddress(db: Database, site: SiteContext, wanted: Wanted): Promise<ProductFile> {
  const { product } = await readWanted(db, site, wanted);
  return { url: productFileUrl(wanted.locale, wanted.id, wanted.idDeclination), filename: fileName(product) };
}

const fileName = ({ slug }: Product): string => `${slug.replace(/[^a-z0-9-]/gi, '') || 'product'}.pdf`;

async function readWanted(db: Database, site: SiteContext, { id, idDeclination, locale, now }: Wanted) {
  if (!(await offersProductFiles(db, site))) throw new ApiError(404, 'product.not-found');
  const product = await readProduct(db, site.id, id, { now, locale });
  const chosen: Declination | null = product.declination.find((each) => each.id === idDeclination) ?? null;
  if (idDeclination !== null && !chosen) throw new ApiError(404, 'product.not-found');
  return { product, chosen };
}

/**
 * GET /product/file/{locale}/{id}.pdf, or {id}-{idDeclination}.pdf: the file itself. It is kept under a hash of all that it says
 * and wears, so it is made once for each state of its product.
 */
export async function productFile(c: ApiContext): Promise<Response> {
  const { services, site, log } = c.var;
  const { db, mediaStore, config } = services;
  const now = services.now();
  const locale = c.req.param('locale') ?? '';
  const [, id, declination] = /^(\d+)(?:-(\d+))?\.pdf$/.exec(c.req.param('file') ?? '') ?? [];
  const ids = { id: Id.safeParse(id).data, idDeclination: declination === undefined ? null : Id.safeParse(declination).data };
  if (ids.id === undefined || ids.idDeclination === undefined || !site.locales.includes(locale)) throw new ApiError(404, 'error.not-found');
  const { product, chosen } = await readWanted(db, site, { id: ids.id, idDeclination: ids.idDeclination, locale, now });
  const lang = toLang(locale);
  const values = await readSettings(db, site.id, locale);
  const path = `${locale === site.locales[0] ? '' : `/${lang}`}${product.url}`;
  const sheet = productSheet(
    { product, chosen, awards: await readAwards(db, site.id, product.idProduct, locale), meals: mealIcons(lang) },
    { name: site.name, values, webOrigin: config.webOrigin, path },
    lang,
  );
  const picture = chosen?.images[0] ?? product.image;
  const logo = await readLogo(db, site.id);
  const colours = paperColours(values);
  const worn = await db.select().from(siteFonts).where(eq(siteFonts.idSite, site.id)).orderBy(siteFonts.type);
  const wears = { colours, worn, picture: picture?.url, logo, fonts: [values.TITLE_FONT, values.CONTENT_FONT, values.TITLE_FONT_WEIGHT] };
  const hash = createHash('sha256').update(JSON.stringify({ drawing, sheet, wears })).digest('hex').slice(0, 32);
  const headers = { ETag: `"${hash}"` };
  if (c.req.header('if-none-match')?.includes(headers.ETag)) return c.body(null, 304, headers);

  const key = `documents/${hash}.pdf`;
  let bytes = await mediaStore.read(key);
  if (!bytes) {
    const caller = callerAddress(c);
    await limitRate({ services, site }, filesMade, caller);
    const fonts = await documentFonts({ db, mediaStore, log }, site.id, values);
    const pictures = await readPictures(services, site.id, { image: picture, logo }, { caller, log });
    bytes = await productPdf(sheet, { fonts, colours, pictures, made: now });
    await mediaStore.write(key, bytes);
  }
  c.header('ETag', headers.ETag);
  return answerPdf(c, bytes, `inline; filename="${fileName(product)}"`, 'public, max-age=0, must-revalidate');
}

/** The logo that is made for a light ground: others may not be seen on paper. */
async function readLogo(db: Database, idSite: number) {
  const [row] = await db
    .select({ hash: media.hash, format: media.format, width: media.width, height: media.height })
    .from(siteLogos)
    .innerJoin(media, and(eq(media.idSite, siteLogos.idSite), eq(media.id, siteLogos.idMedia)))
    .where(and(eq(siteLogos.idSite, idSite), eq(siteLogos.type, 'LOGO_LIGHT_THEME')));
  return row ?? null;
}

async function readPictures(
  { db, mediaStore }: Services,
  idSite: number,
  { image, logo }: { image: Image | null; logo: Awaited<ReturnType<typeof readLogo>> },
  context: RenditionContext,
): Promise<SheetPictures> {
  const render = createRenditions(mediaStore);
  const [, hash = ''] = /^\/media\/([0-9a-f]{32})\//.exec(image?.url ?? '') ?? [];
  const [master] = await db
    .select({ hash: media.hash, format: media.format, width: media.width, height: media.height })
    .from(media)
    .where(and(eq(media.idSite, idSite), eq(media.hash, hash)))
    .limit(1);
  return { logo: logo && (await render(logo, 640, 'png', context)), product: master ? await render(master, 960, 'jpg', context) : null };
}
