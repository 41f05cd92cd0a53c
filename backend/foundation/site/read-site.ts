import { and, asc, eq, inArray } from 'drizzle-orm';
import { countryByCode } from '#backend/foundation/places/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { parameters, siteFonts, siteLanguages, sites } from '#backend/tables/site.ts';
import { isLoopbackUrl } from '#config/loopback.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { defaultLocale, type Language, Locale, langs, languageName, type SiteInfo, toLang } from '#schemas/site.ts';
import { readLogos } from './logos.ts';

/** Languages that DeepL tells apart by country. */
const regional = ['en', 'pt', 'zh'];

/** Returns the data of a locale, with its name in its own language. */
function languageOf(code: Locale) {
  const lang = toLang(code);
  const name = languageName(code, lang);
  const deeplCode = regional.includes(lang) ? code.replace('_', '-') : lang;
  return {
    ...{ id: Locale.options.indexOf(code) + 1, code, label: name.slice(0, 1).toLocaleUpperCase(lang) + name.slice(1) },
    deeplCode: deeplCode.toUpperCase(),
    country: countryByCode(code.slice(-2), lang),
  };
}

/** Reads the answer of GET /site/info. `url` is the address of the web shop. */
export async function readSiteInfo(db: Database, idSite: number, url: string): Promise<SiteInfo> {
  const [site] = await db.select().from(sites).where(eq(sites.id, idSite));
  if (!site) throw new ApiError(404, 'error.site');
  const spoken = await readLanguages(db, idSite);
  const { id, name, isWinemaker, isECommerce, isBuilding, market, timeZone, version } = site;
  return {
    ...{ id, name, isWinemaker, isECommerce, isBuilding, market, timeZone, version },
    url,
    // An installation that only its own machine reaches is no shop of others.
    ...(isLoopbackUrl(url) ? { devUrl: url, prodUrl: null } : { devUrl: null, prodUrl: url }),
    server: null,
    fonts: await readFonts(db, idSite),
    logos: await readLogos(db, idSite),
    languages: spoken,
    technicalFileModel: null,
    dashboardType: null,
    defaultLang: spoken[0]?.code ?? defaultLocale,
    ...(await readAddressing(db, idSite)),
  };
}

const addressingKeys = ['LOCALE_PREFIX', 'FALLBACK_LANGUAGE', 'ROOT_PAGE', 'ROOT_REDIRECT_STATUS'];

/** Reads the settings by which addresses lead to a language and from the root. */
async function readAddressing(db: Database, idSite: number): Promise<Pick<SiteInfo, 'prefixesDefault' | 'fallbackLang' | 'root'>> {
  const rows = await db
    .select({ type: parameters.key, value: parameters.value })
    .from(parameters)
    .where(and(eq(parameters.idSite, idSite), inArray(parameters.key, addressingKeys)));
  const { values } = readParameters(rows);
  const fallbackLang = langs.find((lang) => lang.toUpperCase() === values.FALLBACK_LANGUAGE);
  return {
    prefixesDefault: values.LOCALE_PREFIX === 'ALL',
    ...(fallbackLang && { fallbackLang }),
    root: { page: values.ROOT_PAGE, status: Number(values.ROOT_REDIRECT_STATUS) },
  };
}

async function readFonts(db: Database, idSite: number): Promise<SiteInfo['fonts']> {
  const rows = await db.select().from(siteFonts).where(eq(siteFonts.idSite, idSite));
  return rows.map(({ idSite: _, ...font }) => font);
}

async function readLanguages(db: Database, idSite: number): Promise<Language[]> {
  const rows = await db.select().from(siteLanguages).where(eq(siteLanguages.idSite, idSite)).orderBy(asc(siteLanguages.position));
  return rows.flatMap(({ code, isValid }) => {
    const { country, ...language } = languageOf(code);
    return country ? [{ ...language, country, isValid }] : [];
  });
}
