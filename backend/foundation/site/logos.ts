import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { media, siteLogos, sites } from '#backend/tables/site.ts';
import { type Logo, LogoType } from '#schemas/site.ts';

/** The picture's name by the logo that it becomes; null: the site has none. A logo that is not named stays as it is. */
export type LogoPictures = { readonly [Type in LogoType]?: string | null };

type Picture = typeof media.$inferSelect;

const toLogo = (logo: Pick<Logo, 'id' | 'type' | 'alt'>, { id, hash, name, format, width, height }: Picture): Logo => ({
  ...{ ...logo, width, height },
  filename: `${name}.${format}`,
  onlineImage: { id, externalId: null, externalType: null, externalPath: null, url: `/media/${hash}/${name}` },
});

/** Logos of a site, in the order in which they were given. */
export async function readLogos(db: Database, idSite: number): Promise<Logo[]> {
  const rows = await db
    .select({ id: siteLogos.id, type: siteLogos.type, alt: siteLogos.alt, media })
    .from(siteLogos)
    .innerJoin(media, and(eq(media.idSite, siteLogos.idSite), eq(media.id, siteLogos.idMedia)))
    .where(eq(siteLogos.idSite, idSite))
    .orderBy(asc(siteLogos.id));
  return rows.map(({ media: picture, ...logo }) => toLogo(logo, picture));
}

/** Names of the pictures that are logos now, by the logo; null where the site has none. */
export async function listLogoPictures(db: Database, idSite: number): Promise<Readonly<Record<LogoType, string | null>>> {
  const rows = await db
    .select({ type: siteLogos.type, name: media.name })
    .from(siteLogos)
    .innerJoin(media, and(eq(media.idSite, siteLogos.idSite), eq(media.id, siteLogos.idMedia)))
    .where(eq(siteLogos.idSite, idSite));
  const none = { LOGO: null, LOGO_FOOTER: null, LOGO_LIGHT_THEME: null, LOGO_FAVICON: null };
  return { ...none, ...Object.fromEntries(rows.map(({ type, name }) => [type, name])) };
}

const namesIn = (chosen: LogoPictures): string[] => Object.values(chosen).filter((name) => name !== null && name !== undefined);

async function picturesByName(db: Database, idSite: number, names: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  if (names.length === 0) return new Map();
  const rows = await db
    .select()
    .from(media)
    .where(and(eq(media.idSite, idSite), inArray(media.name, [...names])));
  return new Map(rows.map((row) => [row.name, row]));
}

/** Logos whose picture the library does not have. */
export async function missingPictures(db: Database, idSite: number, chosen: LogoPictures): Promise<LogoType[]> {
  const known = await picturesByName(db, idSite, namesIn(chosen));
  return LogoType.options.filter((type) => {
    const name = chosen[type];
    return typeof name === 'string' && !known.has(name);
  });
}

/** Logos as a site would have them after a choice, for a preview. A picture that the library does not have changes nothing. */
export async function overlayLogos(db: Database, idSite: number, chosen: LogoPictures): Promise<Logo[]> {
  const [stored, known, alt] = [
    await readLogos(db, idSite),
    await picturesByName(db, idSite, namesIn(chosen)),
    await readSiteName(db, idSite),
  ];
  return LogoType.options.flatMap((type, index) => {
    const own = stored.find((logo) => logo.type === type);
    const name = chosen[type];
    if (name === null) return [];
    const picture = name === undefined ? undefined : known.get(name);
    if (!picture) return own ? [own] : [];
    return [toLogo({ id: own?.id ?? -index - 1, type, alt: own?.alt ?? alt }, picture)];
  });
}

/** Gives a site the chosen logos. A new one is called as the site is. The caller has checked the pictures, and raises the site's version. */
export async function placeLogos(tx: Database, idSite: number, chosen: LogoPictures): Promise<void> {
  const known = await picturesByName(tx, idSite, namesIn(chosen));
  const alt = await readSiteName(tx, idSite);
  for (const type of LogoType.options) {
    const name = chosen[type];
    const idMedia = typeof name === 'string' ? known.get(name)?.id : undefined;
    if (name === null) await tx.delete(siteLogos).where(and(eq(siteLogos.idSite, idSite), eq(siteLogos.type, type)));
    if (idMedia === undefined) continue;
    await tx
      .insert(siteLogos)
      .values({ idSite, type, idMedia, alt })
      .onConflictDoUpdate({ target: [siteLogos.idSite, siteLogos.type], set: { idMedia } });
  }
}

async function readSiteName(db: Database, idSite: number): Promise<string> {
  const [site] = await db.select({ name: sites.name }).from(sites).where(eq(sites.id, idSite));
  return site?.name ?? '';
}
