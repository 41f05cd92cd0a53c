import { eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { readOneThrough } from '#backend/platform/read-cache/read-through.ts';
import { parameters } from '#backend/tables/site.ts';
import type { Parameter } from '#schemas/parameter.ts';
import {
  isTranslatable,
  type ParameterDefinition,
  type ParameterValues,
  parameterCatalogue,
  readParameters,
} from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import { toLang } from '#schemas/site.ts';

const definitions: readonly ParameterDefinition[] = parameterCatalogue;

/** The typed values of a site's parameters: what is stored where it is valid, else the default. Words are in `locale`, else the site's own. */
export function readSettings(db: Database, idSite: number, locale?: string): Promise<ParameterValues> {
  return readOneThrough({ db, idSite, kind: `settings:${locale ?? ''}` }, async () => {
    const stored = await db.select({ type: parameters.key, value: parameters.value }).from(parameters).where(eq(parameters.idSite, idSite));
    return readParameters(stored, locale).values;
  });
}

/** Every public parameter of the catalogue with its stored value, words in a language; null means the default. Keys the catalogue does not know stay private. */
export async function listParameters(db: Database, idSite: number, locale: string): Promise<Parameter[]> {
  const stored = await db.select({ key: parameters.key, value: parameters.value }).from(parameters).where(eq(parameters.idSite, idSite));
  const values = new Map(stored.map(({ key, value }) => [key, value]));
  return definitions
    .filter((definition) => definition.public)
    .map((definition) => {
      const { id, key, kind } = definition;
      const translated = isTranslatable(definition) ? values.get(`${key}@${locale}`) : undefined;
      return { id, type: key, kind, label: parameterText(key, toLang(locale)).label, value: translated || (values.get(key) ?? null) };
    });
}
