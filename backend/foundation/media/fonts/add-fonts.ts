import { and, eq } from 'drizzle-orm';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError, type RefusedField } from '#backend/platform/http/api-error.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { siteFontFamilies } from '#backend/tables/settings.ts';
import { sites } from '#backend/tables/site.ts';
import { parameterCatalogue, readValue } from '#schemas/parameters/index.ts';
import type { FontFamily, FontFile } from '#schemas/site.ts';
import { UnreadableFontError } from './cut-font.ts';
import { mergeFiles, readOwnFamily } from './families.ts';
import { readFontName, safeFontName } from './file-name.ts';
import { detectFontFormat } from './font-format.ts';
import { storeParts } from './store-parts.ts';

/** Megabytes a font file may have, and files that may be sent at once. */
const maxMegabytes = 2;
const maxFiles = 20;

type Upload = { idSite: number; family: string; files: readonly File[] };

/**
 * Adds font files to a family of a site, cut to what pages use (store-parts.ts); one that has the weight and style of an earlier file
 * replaces it. Returns the family. Throws ApiError 422 for a name that no parameter could hold, and for files that are too many, too large
 * or no fonts.
 */
export async function addFonts(db: Database, store: MediaStore, { idSite, family, files }: Upload): Promise<FontFamily> {
  if (!isFamilyName(family)) throw refused('family', 'parameter.font');
  if (files.length === 0) throw refused('images', 'font.none');
  if (files.length > maxFiles) throw refused('images', 'font.too-many', { max: maxFiles });
  await Promise.all(files.map(requireFont));
  let added: FontFile[] = [];
  for (const file of files) added = mergeFiles(added, await storeUpload(store, file));
  return db.transaction(async (tx) => {
    // Held until the end, so that two uploads to one family keep the files of both.
    await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, idSite)).for('update');
    const [row] = await tx.select().from(siteFontFamilies).where(theFamily(idSite, family));
    const merged = mergeFiles(row?.files ?? [], added);
    await tx
      .insert(siteFontFamilies)
      .values({ idSite, family, files: merged })
      .onConflictDoUpdate({ target: [siteFontFamilies.idSite, siteFontFamilies.family], set: { files: merged } });
    await raiseSiteVersion(tx, idSite);
    return readOwnFamily(tx, idSite, family);
  });
}

async function storeUpload(store: MediaStore, upload: File): Promise<FontFile[]> {
  const name = upload.name.slice(0, 100);
  const bytes = Buffer.from(await upload.arrayBuffer());
  return storeParts(store, { name: safeFontName(upload.name), bytes, ...readFontName(upload.name) }).catch((error: unknown) => {
    if (error instanceof UnreadableFontError) throw refused('images', 'font.unreadable', { name });
    throw error;
  });
}

/** Refuses a file that is no font by its first bytes, before anything is stored. */
async function requireFont(upload: File): Promise<void> {
  const name = upload.name.slice(0, 100);
  if (upload.size > maxMegabytes * 1024 * 1024) throw refused('images', 'font.too-large', { name, max: maxMegabytes });
  if (!detectFontFormat(Buffer.from(await upload.arrayBuffer()))) throw refused('images', 'font.not-a-font', { name });
}

const fontParameter = parameterCatalogue.find(({ key }) => key === 'TITLE_FONT');
const isFamilyName = (family: string): boolean => fontParameter !== undefined && 'value' in readValue(fontParameter, family);

const theFamily = (idSite: number, family: string) => and(eq(siteFontFamilies.idSite, idSite), eq(siteFontFamilies.family, family));

const refused = (key: string, message: RefusedField['message'], params?: RefusedField['params']): ApiError =>
  ApiError.fields([{ key, message, ...(params && { params }) }]);
