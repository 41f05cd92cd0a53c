import { type ParameterKey, type ParameterValues, parameterCatalogue } from '#schemas/parameters/catalogue.ts';

const companyKeys: ReadonlySet<string> = new Set(parameterCatalogue.filter(({ group }) => group === 'company').map(({ key }) => key));
const isCompanyKey = (key: string): key is ParameterKey => companyKeys.has(key);

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** HTML that stands where a company field is not filled in, or where no field has that name. */
export type MissingMark = (key: string) => string;

/** Mark that a shopper sees in place of a missing value. */
const dash: MissingMark = () => '—';

const isMissing = (key: string, values: ParameterValues): boolean => !isCompanyKey(key) || String(values[key]) === '';

/** A link whose whole address is a field that is not filled in leads nowhere: its words stay. */
const withoutDeadLinks = (html: string, values: ParameterValues): string =>
  html.replace(/<a\b[^>]*\bhref\s*=\s*["']\s*\{\{\s*([^{}]*?)\s*\}\}\s*["'][^>]*>([\s\S]*?)<\/a>/gi, (link, key: string, words: string) =>
    isMissing(key, values) ? words : link,
  );

/**
 * Fills `{{COMPANY_…}}`, `{{INTRACO_VAT}}` and the other company fields in the HTML of a legal text, escaped.
 * A placeholder without a value shows `missing`, a dash unless told otherwise: braces never reach a shopper.
 */
export function fillPlaceholders(html: string, values: ParameterValues, missing: MissingMark = dash): string {
  return withoutDeadLinks(html, values).replace(placeholder, (_, key: string) =>
    isCompanyKey(key) && !isMissing(key, values) ? escapeHtml(String(values[key])) : missing(key),
  );
}

/** The company fields that a text names and that are not filled in, each once, in the order of the text. */
export function missingPlaceholders(html: string, values: ParameterValues): ParameterKey[] {
  const named = [...html.matchAll(placeholder)].flatMap(([, key = '']) => (isCompanyKey(key) ? [key] : []));
  return [...new Set(named)].filter((key) => isMissing(key, values));
}

/** Lists the placeholders of a text that are no company field, each once. */
export function unknownPlaceholders(html: string): string[] {
  return [...new Set([...html.matchAll(placeholder)].map(([, key = '']) => key))].filter((key) => !isCompanyKey(key));
}
