import { currencies } from '../currency.ts';
import type { Parameter } from '../parameter.ts';
import { isAmbiguousNumber } from '../typed-text.ts';
import { type ParameterValues, parameterCatalogue } from './catalogue.ts';
import { isTranslatable, type ParameterConstraint, type ParameterDefinition, type ParameterFormat, splitKey } from './definition.ts';

/** Reason why a stored parameter has no effect. */
export type ParameterIssue = { key: string; value: string; reason: 'unknown' | 'not-boolean' | 'not-number' | 'constraint' };

export type ReadParameters = {
  values: ParameterValues;
  /** Values of keys the catalogue does not know, kept as they are. */
  unknown: Readonly<Record<string, string>>;
  issues: readonly ParameterIssue[];
};

const hexColour = /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const hoursOfDay = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-4]):[0-5]\d$/;
const lines = (text: string) => text.split(/[\s,]+/).filter(Boolean);

const formats: Readonly<Record<ParameterFormat, (text: string) => boolean>> = {
  colour: (text) => hexColour.test(text),
  url: (text) => /^(?:https?:\/\/|\/(?!\/)|mailto:|tel:)[^\s<>"\\]*$/i.test(text),
  email: (text) => /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text),
  hours: (text) => text.split(',').every((range) => hoursOfDay.test(range.trim())),
  icon: (text) => /^(?:fa-(?:solid|regular|brands) )?[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
  font: (text) => /^[\p{L}\p{N}][\p{L}\p{N} -]{0,79}$/u.test(text),
  origins: (text) => lines(text).every((line) => /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i.test(line)),
  username: (text) => /^[\w.-]{1,80}(?:\/[\w.-]{1,80})?$/.test(text),
  coordinate: (text) => /^-?\d{1,3}(?:[.,]\d{1,8})?$/.test(text) && Math.abs(Number(text.replace(',', '.'))) <= 180,
  country: (text) => /^[A-Z]{2}$/.test(text),
  currency: (text) => currencies.includes(text.toUpperCase()),
  'https-url': (text) => /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?(?:\/[\w.-]+)*\/?$/i.test(text),
  'matomo-site': (text) => /^[1-9]\d{0,9}$/.test(text),
  ga4: (text) => /^G-[A-Z0-9]{4,14}$/.test(text),
  'google-ads': (text) => /^AW-\d{6,12}$/.test(text),
  'conversion-label': (text) => /^[\w-]{5,40}$/.test(text),
  'tag-manager': (text) => /^GTM-[A-Z0-9]{4,12}$/.test(text),
  plausible: (text) => /^[\w-]{10,40}$/.test(text),
  pixel: (text) => /^\d{10,20}$/.test(text),
  account: (text) => /^\d{3}[0-9A-Z]{0,17}$/.test(text),
  synonyms: (text) => text.length <= 5000 && areSynonyms(synonymsOf(text)),
};

/** The groups of terms of a parameter of that format: a line each, commas between; empty lines are none. */
export const synonymsOf = (text: string): string[][] =>
  text
    .split(/\r?\n/)
    .map((line) => [...new Set(line.split(/[,;]/).map((term) => term.trim().replace(/\s+/g, ' ').toLowerCase()))].filter(Boolean))
    .filter((terms) => terms.length > 0);

/** As many groups, terms of one and letters of a term as a search looks through at each word. */
const [maxGroups, maxTerms, maxLetters] = [100, 10, 40];
const areSynonyms = (groups: readonly (readonly string[])[]): boolean =>
  groups.length <= maxGroups &&
  groups.every(
    (terms) =>
      terms.length >= 2 &&
      terms.length <= maxTerms &&
      terms.every((term) => term.length <= maxLetters && /[\p{L}\p{N}]/u.test(term) && !/[<>]/.test(term)),
  );

/** The origins of a parameter of that format. */
export const originsOf = (text: string): string[] => [...new Set(lines(text).map((line) => line.toLowerCase()))];

/** Units that only have whole numbers. */
const counted = new Set<string>(['bottles', 'pieces', 'days']);

function satisfies(value: string | number, constraint: ParameterConstraint | undefined): boolean {
  if (!constraint || value === '' || 'oneOf' in constraint) return true;
  if ('min' in constraint) {
    const isWhole = !constraint.unit || !counted.has(constraint.unit) || Number.isInteger(value);
    return isWhole && Number(value) >= constraint.min && Number(value) <= constraint.max;
  }
  if ('format' in constraint) return formats[constraint.format](String(value));
  return String(value).length <= constraint.maxLength;
}

export type Reading = { value: string | number | boolean } | { reason: ParameterIssue['reason'] };

/** Reads one stored text as the kind of its definition. An empty choice or number counts as not set. */
export function readValue(definition: ParameterDefinition, text: string): Reading {
  const raw = definition.kind === 'TEXT' ? text : text.trim();
  if (definition.kind === 'BOOLEAN') {
    if (raw === 'true' || raw === '1') return { value: true };
    if (raw === 'false' || raw === '0') return { value: false };
    return raw === '' ? { value: definition.default } : { reason: 'not-boolean' };
  }
  if (definition.kind === 'NUMBER') {
    if (raw === '') return { value: definition.default };
    const number = Number(raw.replace(',', '.'));
    const isPrice = definition.constraint !== undefined && 'unit' in definition.constraint && definition.constraint.unit === 'currency';
    if (!Number.isFinite(number) || (isPrice && isAmbiguousNumber(raw))) return { reason: 'not-number' };
    return satisfies(number, definition.constraint) ? { value: number } : { reason: 'constraint' };
  }
  if (definition.constraint && 'oneOf' in definition.constraint) {
    if (raw === '') return { value: definition.default };
    // Other clients of such an API write choices in lower case, some of ours are.
    const option = definition.constraint.oneOf.find((name) => name.toLowerCase() === raw.toLowerCase());
    return option === undefined ? { reason: 'constraint' } : { value: option };
  }
  if (!satisfies(raw, definition.constraint)) return { reason: 'constraint' };
  const format = definition.constraint && 'format' in definition.constraint ? definition.constraint.format : undefined;
  // There is no shop without a currency.
  if (format === 'currency') return { value: raw.toUpperCase() || definition.default };
  // Nor are there books without an account.
  if (format === 'account') return { value: raw || definition.default };
  return { value: format === 'coordinate' ? raw.replace(',', '.') : raw };
}

const definitions = new Map<string, ParameterDefinition>(parameterCatalogue.map((definition) => [definition.key, definition]));

/** Returns the definition of a stored key: `KEY`, or `KEY@en_US` if the parameter is translatable. Undefined if the catalogue has none. */
export function definitionOf(stored: string): ParameterDefinition | undefined {
  const { key, locale } = splitKey(stored);
  const definition = definitions.get(key);
  return definition && locale && !isTranslatable(definition) ? undefined : definition;
}

/**
 * Reads the parameters of a site. It never throws: a value that breaks its rule falls back to the default and is listed in `issues`,
 * an unknown key is kept in `unknown` and listed, a null value means the default. `KEY@en_US` wins over `KEY` in that locale.
 */
export function readParameters(list: readonly Pick<Parameter, 'type' | 'value'>[], wanted?: string): ReadParameters {
  const values: Record<string, string | number | boolean> = Object.fromEntries(
    parameterCatalogue.map((entry) => [entry.key, entry.default]),
  );
  const unknown: Record<string, string> = {};
  const issues: ParameterIssue[] = [];
  const translated: Record<string, string | number | boolean> = {};
  for (const { type: key, value } of list) {
    if (value === null) continue;
    const definition = definitionOf(key);
    if (!definition) {
      unknown[key] = value;
      issues.push({ key, value, reason: 'unknown' });
      continue;
    }
    const reading = readValue(definition, value);
    if ('reason' in reading) issues.push({ key, value, reason: reading.reason });
    else if (key === definition.key) values[key] = reading.value;
    else if (splitKey(key).locale === wanted && reading.value !== '') translated[definition.key] = reading.value;
  }
  Object.assign(values, translated);
  // The record is built from the catalogue, key by key, each value read by its kind: what ParameterValues describes.
  return { values: values as ParameterValues, unknown, issues };
}
