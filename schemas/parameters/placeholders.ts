import { type ParameterKey, type ParameterValues, parameterCatalogue } from './catalogue.ts';

const companyKeys: ReadonlySet<string> = new Set(parameterCatalogue.filter(({ group }) => group === 'company').map(({ key }) => key));
const isCompanyKey = (key: string): key is ParameterKey => companyKeys.has(key);

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/**
 * Fills `{{COMPANY_…}}` and `{{INTRACO_VAT}}` in the HTML of a legal text with the company's values, escaped.
 * A placeholder without a value shows `missing`: braces never reach a shopper.
 */
export function fillPlaceholders(html: string, values: ParameterValues, missing = '—'): string {
  return html.replace(/\{\{\s*([^{}]*?)\s*\}\}/g, (_, key: string) => escapeHtml((isCompanyKey(key) && String(values[key])) || missing));
}
