import { z } from 'zod';
import { type Lang, langs, languages, toLang } from '#messages/languages.ts';

export { type Lang, langs, toLang };

export const Image = z.object({
  /** File name without extension; part of the picture's address. */
  name: z.string(),
  /** Path of the picture on this origin, without width and format: `/media/{hash}/{name}`. */
  url: z.string(),
  externalPath: z.string().nullable(),
  alt: z.string(),
  /** Intrinsic size in px. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Its own colour, `#rrggbb`, to stand in its place while it loads; none where it is not known or the picture has holes. */
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable()
    .optional(),
  /** The point that stays in sight when the picture is cropped, 0 to 1 from its left top; none: the middle. */
  focalPoint: z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) }).optional(),
});
export type Image = z.infer<typeof Image>;

export const Country = z.object({
  id: z.int(),
  alphaTwo: z.string().length(2),
  alphaThree: z.string().length(3),
  numCode: z.int(),
  name: z.string(),
});
export type Country = z.infer<typeof Country>;

export const City = z.object({ postalCode: z.string(), name: z.string() });
export type City = z.infer<typeof City>;

/** A language that a site's texts can be in, with its country: `fr_FR`, `en_US`. One of each language of the interface. */
export const Locale = z.enum(langs.map((lang) => languages[lang].siteLocale));
export type Locale = z.infer<typeof Locale>;
/** The locale of a site that names none. */
export const defaultLocale: Locale = languages[langs[0]].siteLocale;

export const Language = z.object({
  id: z.int(),
  code: Locale,
  label: z.string(),
  deeplCode: z.string(),
  country: Country,
  isValid: z.boolean(),
});
export type Language = z.infer<typeof Language>;

/** The name of a locale's language in a language: `languageName('en_US', 'fr')` is `anglais`. */
export const languageName = (locale: string, lang: Lang): string =>
  new Intl.DisplayNames(lang, { type: 'language' }).of(locale.slice(0, 2)) ?? locale;

/** The grounds that a site has a logo for: the header, the foot, what is light, the browser's tab. */
export const LogoType = z.enum(['LOGO', 'LOGO_FOOTER', 'LOGO_LIGHT_THEME', 'LOGO_FAVICON']);
export type LogoType = z.infer<typeof LogoType>;

export const Logo = z.object({
  id: z.int(),
  filename: z.string(),
  type: LogoType,
  onlineImage: z.object({
    id: z.int(),
    externalId: z.string().nullable(),
    externalType: z.string().nullable(),
    externalPath: z.string().nullable(),
    url: z.string(),
  }),
  alt: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
});
export type Logo = z.infer<typeof Logo>;

/** Measures of a font in its own units, for a font of the system to stand in for it without moving a line. */
export const FontMetrics = z.object({
  ascent: z.number(),
  descent: z.number(),
  lineGap: z.number(),
  unitsPerEm: z.number().positive(),
  /** Average advance of a letter of running text. */
  averageWidth: z.number().positive(),
  /** Its letters have serifs; null if the font does not say. */
  isSerif: z.boolean().nullable(),
});
export type FontMetrics = z.infer<typeof FontMetrics>;

/** A file of a font: `weight` is one weight or, for a variable font, `from to`. */
/** Name of a file in fonts/. */
export const fontFilePattern = /^[a-z0-9]+(-[a-z0-9]+)*\.(woff2|woff|ttf|otf)$/;

export const FontFile = z.object({
  url: z.string(),
  weight: z.string(),
  style: z.enum(['normal', 'italic']),
  unicodeRange: z.string().nullable(),
  /** Of the file with the basic letters; fonts that were stored before they were measured have none. */
  metrics: FontMetrics.nullable().optional(),
});
export type FontFile = z.infer<typeof FontFile>;

/** A font that parameters can name; `isOwn`: uploaded or imported with the site, not one that every site has. */
export const FontFamily = z.object({ family: z.string(), isOwn: z.boolean(), files: z.array(FontFile) });
export type FontFamily = z.infer<typeof FontFamily>;

export const Font = z.object({
  type: z.enum(['TITLE', 'CONTENT', 'MENU']),
  family: z.string(),
  color: z.string().nullable(),
  /** px */
  size: z.number().nullable(),
  weight: z.number().nullable(),
  style: z.enum(['normal', 'italic']),
  /** The site's font files; weight and style are read from the file's name where they are not given. */
  files: z.array(FontFile),
});
export type Font = z.infer<typeof Font>;

export const SiteInfo = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  devUrl: z.string().nullable(),
  prodUrl: z.string().nullable(),
  server: z.string().nullable(),
  fonts: z.array(Font),
  logos: z.array(Logo),
  languages: z.array(Language),
  isWinemaker: z.boolean(),
  isECommerce: z.boolean(),
  isBuilding: z.boolean(),
  technicalFileModel: z.string().nullable(),
  dashboardType: z.string().nullable(),
  defaultLang: z.string(),
  /** Addresses of the default language begin with it as those of others do: `/fr/cart`. */
  prefixesDefault: z.boolean().optional(),
  /** Language of visitors whose own the site lacks; none: the default. */
  fallbackLang: z.enum(langs).optional(),
  /** Page that the root leads to; `''`: it is a page itself. `status` is that of every redirect of the root. */
  root: z.object({ page: z.string(), status: z.int() }).optional(),
  /** Country whose law the shop follows, ISO alpha-2. */
  market: z.string().length(2),
  /** Zone of the shop's days and hours, as IANA names it: `Europe/Paris`. */
  timeZone: z.string(),
  /** Raised by every change of pages, components, parameters or catalogue: part of the key of a cached page. */
  version: z.int(),
});
export type SiteInfo = z.infer<typeof SiteInfo>;
