import { type ParameterKey, parameterCatalogue, readParameters } from '#schemas/parameters/index.ts';
import type { Font, FontFamily } from '#schemas/site.ts';
import { toStyleSheet } from '#themes/style-sheet.ts';

export type Values = Readonly<Partial<Record<ParameterKey, string | null>>>;

const styleKeys: ReadonlySet<string> = new Set(parameterCatalogue.filter(({ effect }) => effect === 'style').map(({ key }) => key));

/** Returns whether a parameter has its effect in the theme's style sheet alone. */
export const isStyle = (key: string): boolean => styleKeys.has(key);

/** Returns a function that computes the theme's style sheet, as server and settings screen do, of the site's values and unsaved ones. */
export async function readThemeSheet(read: <T>(path: string) => Promise<T>): Promise<(unsaved: Values) => string> {
  const [{ values }, { fonts }, families] = await Promise.all([
    read<{ values: Record<string, string> }>('/api/admin/parameter'),
    read<{ fonts: Font[] }>('/api/site/info'),
    read<FontFamily[]>('/api/font'),
  ]);
  return (unsaved) => {
    const list = Object.entries<string | null>({ ...values, ...unsaved }).map(([type, value]) => ({ type, value }));
    return toStyleSheet(readParameters(list).values, fonts, families);
  };
}
