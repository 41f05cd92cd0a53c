import { ruleOf } from '#backend/foundation/settings/rule-messages.ts';
import { isSecretKey } from '#backend/foundation/settings/secret-keys.ts';
import { insteadOf } from '#backend/operations/archive/check/nearest.ts';
import type { Inspection } from '#backend/operations/archive/read-archive.ts';
import { isPlainObject } from '#backend/operations/archive/salvage.ts';
import { message } from '#backend/platform/messages/message.ts';
import { definitionOf, parameterCatalogue, readValue, splitKey } from '#schemas/parameters/index.ts';
import type { SiteFinding } from './site-finding.ts';

const keys: readonly string[] = parameterCatalogue.map(({ key }) => key);

/** Settings that are not known, and values that would not take effect. */
export function checkParameters({ archive: { parameters, site }, files }: Inspection): SiteFinding[] {
  const holds = (file: string, key: string) => {
    const values = files.get(file);
    return isPlainObject(values) && Object.hasOwn(values, key);
  };
  const placeOf = (key: string) => {
    const file = ['secrets.json', 'parameters.json'].find((each) => holds(each, key));
    return file ? { file, path: [key] } : { file: `legal/${key}.html`, path: [] };
  };
  return Object.entries(parameters).flatMap(([key, value]) => {
    const reason = wrongWith(key, value, site.locales);
    return reason === undefined ? [] : [{ ...placeOf(key), reason, isError: true, stopsImport: false }];
  });
}

function wrongWith(stored: string, value: string, locales: readonly string[]): string | undefined {
  const { key, locale } = splitKey(stored);
  if (isSecretKey(key)) return undefined;
  if (!keys.includes(key)) return `there is no setting "${key}"${insteadOf(key, keys)}`;
  if (locale && locales.length > 0 && !locales.includes(locale)) return `the site has no language "${locale}"${insteadOf(locale, locales)}`;
  const definition = definitionOf(stored);
  if (!definition) return `${key} is the same in every language: write it without "@${locale}"`;
  if (!('reason' in readValue(definition, value))) return undefined;
  const { message: rule, params } = ruleOf(definition, 'en');
  return `"${value}" is not allowed, the default takes its place. ${message('en', rule, params).replace(/\.$/, '')}`;
}
