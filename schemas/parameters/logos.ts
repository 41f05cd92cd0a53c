import { LogoType } from '../site.ts';

/**
 * Pictures of the site's logos. They stand among its settings under the name of the logo (`LOGO_FAVICON`), as the name of a picture of the
 * library: they are chosen, previewed, saved, undone and restored with them. In a site's folder of files they stand in site.json.
 */
export const isLogoKey = (key: string): key is LogoType => LogoType.options.some((type) => type === key);

/** The logos among values by key. An empty name is none. */
export const logosAmong = (values: Readonly<Record<string, string | null>>): { [Type in LogoType]?: string | null } =>
  Object.fromEntries(LogoType.options.flatMap((type) => (Object.hasOwn(values, type) ? [[type, values[type] || null]] : [])));
