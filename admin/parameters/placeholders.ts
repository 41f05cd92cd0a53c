import { missingPlaceholders, unknownPlaceholders } from '#domain/company-placeholders.ts';
import { type ParameterKey, type ParameterValues, parameterCatalogue } from '#schemas/parameters/index.ts';

/** The fields of the company that a legal text may name in double braces. */
export const placeholders: readonly ParameterKey[] = parameterCatalogue.filter(({ group }) => group === 'company').map(({ key }) => key);

/** Names that a text has in braces and that are not filled in, or that no field has. */
export const missingIn = (html: string, values: ParameterValues): string[] => [
  ...missingPlaceholders(html, values),
  ...unknownPlaceholders(html),
];
