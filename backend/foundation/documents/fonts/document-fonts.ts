import { asc, eq } from 'drizzle-orm';
import { convert } from 'fontverter';
import type { Logger } from 'pino';
import { fontKey, listFontFamilies, storeFont } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { siteFonts } from '#backend/tables/site.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Font, FontFile } from '#schemas/site.ts';
import { type FontPart, partOf, plainPart } from './font-part.ts';
import { wideParts } from './wide-parts.ts';

/** The fonts of a document; each by its parts, the basic letters first, then those of a font that writes names of other alphabets. */
export type DocumentFonts = { title: FontPart[]; text: FontPart[]; strong: FontPart[] };

/** Stand-ins for fonts that cannot be embedded as they are worn. */
const standIns = {
  title: { package: '@fontsource/dm-serif-display', cut: '400-normal', plain: 'Times-Roman' },
  text: { package: '@fontsource/alegreya-sans', cut: '400-normal', plain: 'Helvetica' },
  strong: { package: '@fontsource/alegreya-sans', cut: '700-normal', plain: 'Helvetica-Bold' },
} as const satisfies Record<keyof DocumentFonts, object>;

const bareName = (family: string): string => family.toLowerCase().replace(/ variable$/, '');

/**
 * The fonts that the site wears, as far as a PDF can embed them: of a variable font only its own first weight, so one whose
 * first weight is far from the wanted one is replaced.
 */
export async function documentFonts(
  { db, mediaStore, log }: { db: Database; mediaStore: MediaStore; log: Logger },
  idSite: number,
  values: ParameterValues,
): Promise<DocumentFonts> {
  const worn = await db.select().from(siteFonts).where(eq(siteFonts.idSite, idSite)).orderBy(asc(siteFonts.type));
  const families = await listFontFamilies(db, idSite, []);
  const filesOf = (type: Font['type'], named: string): readonly FontFile[] =>
    (named && families.find(({ family }) => bareName(family) === bareName(named))?.files) ||
    (worn.find((font) => font.type === type)?.files ?? []);
  const pick = async (role: keyof DocumentFonts, files: readonly FontFile[], weight: number): Promise<FontPart[]> => {
    const own = await readParts(mediaStore, files, weight).catch((error: unknown) => {
      log.warn({ err: error, role }, 'font of a document');
      return [];
    });
    const others = await wideParts(role === 'strong' ? 700 : 400);
    if (own.length > 0) return [...own, ...others];
    const { package: name, cut, plain } = standIns[role];
    const parts = await readParts(mediaStore, await storeFont(mediaStore, name, [cut]).catch(() => []), weight);
    return [...(parts.length > 0 ? parts : [plainPart(plain)]), ...others];
  };
  const title = filesOf('TITLE', values.TITLE_FONT);
  const content = filesOf('CONTENT', values.CONTENT_FONT);
  const text = await pick('text', content, 400);
  const strong = await pick('strong', content, 700);
  return { title: await pick('title', title, values.TITLE_FONT_WEIGHT || 400), text, strong };
}

/** The upright files of a font that hold a weight, basic letters first; none where no file is near it. */
async function readParts(store: MediaStore, files: readonly FontFile[], weight: number): Promise<FontPart[]> {
  const parts = new Map<string | null, FontPart>();
  const basicFirst = files.toSorted((a, b) => Number(isBasic(b)) - Number(isBasic(a)));
  for (const { url, style, weight: held, unicodeRange: range } of basicFirst) {
    if (style !== 'normal' || (/^\d+$/.test(held) && Math.abs(Number(held) - weight) > 100)) continue;
    const bytes = await store.read(fontKey(url));
    if (!bytes) continue;
    // PDFs embed TrueType and OpenType alone.
    const source = await convert(Buffer.from(bytes), 'sfnt');
    const own = held.includes(' ') ? ownWeight(source) : Number(held);
    if (Math.abs(own - weight) > 150 || parts.has(range)) continue;
    parts.set(range, partOf(source));
  }
  const [first] = parts.keys();
  return first !== undefined && isBasic({ unicodeRange: first }) ? [...parts.values()] : [];
}

const isBasic = ({ unicodeRange }: Pick<FontFile, 'unicodeRange'>): boolean => !unicodeRange || /U\+0000/i.test(unicodeRange);

/** The weight a font has when none is asked for (usWeightClass of its OS/2 table). */
function ownWeight(font: Buffer): number {
  const tables = font.readUInt16BE(4);
  for (let at = 12; at < 12 + 16 * tables; at += 16) {
    if (font.toString('latin1', at, at + 4) === 'OS/2') return font.readUInt16BE(font.readUInt32BE(at + 8) + 4);
  }
  return 400;
}
