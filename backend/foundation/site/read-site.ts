import { asc, eq } from 'drizzle-orm';
import { countryByCode } from '#backend/foundation/places/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { media, siteFonts, siteLanguages, siteLogos, sites } from '#backend/tables/site.ts';
import type { Language, Logo, SiteInfo } from '#schemas/site.ts';

const languages: Readonly<Record<'fr_FR' | 'en_US', { id: number; label: string; deeplCode: string; country: string }>> = {
  fr_FR: { id: 1, label: 'Français', deeplCode: 'FR', country: 'FR' },
  en_US: { id: 2, label: 'English', deeplCode: 'EN-US', country: 'US' },
};

/** What GET /site/info answers. `url` is where the web shop stands. */
export async function readSiteInfo(db: Database, idSite: number, url: string): Promise<SiteInfo> {
  const [site] = await db.select().from(sites).where(eq(sites.id, idSite));
  if (!site) throw new ApiError(404, 'error.site');
  const spoken = await readLanguages(db, idSite);
  const { id, name, isWinemaker, isECommerce, isBuilding, market, timeZone, version } = site;
  return {
    ...{ id, name, isWinemaker, isECommerce, isBuilding, market, timeZone, version },
    url,
    devUrl: null,
    prodUrl: null,
    server: null,
    fonts: await readFonts(db, idSite),
    logos: await readLogos(db, idSite),
    languages: spoken,
    technicalFileModel: null,
    dashboardType: null,
    defaultLang: spoken[0]?.code ?? 'fr_FR',
  };
}

async function readFonts(db: Database, idSite: number): Promise<SiteInfo['fonts']> {
  const rows = await db.select().from(siteFonts).where(eq(siteFonts.idSite, idSite));
  return rows.map(({ idSite: _, ...font }) => font);
}

async function readLanguages(db: Database, idSite: number): Promise<Language[]> {
  const rows = await db.select().from(siteLanguages).where(eq(siteLanguages.idSite, idSite)).orderBy(asc(siteLanguages.position));
  return rows.flatMap(({ code, isValid }) => {
    const { id, label, deeplCode, country: alphaTwo } = languages[code];
    const country = countryByCode(alphaTwo, code === 'fr_FR' ? 'fr' : 'en');
    return country ? [{ id, code, label, deeplCode, country, isValid }] : [];
  });
}

async function readLogos(db: Database, idSite: number): Promise<Logo[]> {
  const rows = await db
    .select({ id: siteLogos.id, type: siteLogos.type, alt: siteLogos.alt, media })
    .from(siteLogos)
    .innerJoin(media, eq(media.id, siteLogos.idMedia))
    .where(eq(siteLogos.idSite, idSite))
    .orderBy(asc(siteLogos.id));
  return rows.map(({ id, type, alt, media: { id: idMedia, hash, name, format, width, height } }) => ({
    ...{ id, type, alt, width, height },
    filename: `${name}.${format}`,
    onlineImage: { id: idMedia, externalId: null, externalType: null, externalPath: null, url: `/media/${hash}/${name}` },
  }));
}
