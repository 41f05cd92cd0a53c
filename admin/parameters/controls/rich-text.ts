import { missingPlaceholders, unknownPlaceholders } from '#domain/company-placeholders.ts';
import { type Label, type ParameterValues, parameterCatalogue } from '#schemas/parameters/index.ts';

/** The fields of the company that a legal text may name in double braces. */
export const placeholders: readonly { key: string; label: Label }[] = parameterCatalogue.filter(({ group }) => group === 'company');

/** Names that a text has in braces and that are not filled in, or that no field has. */
export const missingIn = (html: string, values: ParameterValues): string[] => [
  ...missingPlaceholders(html, values),
  ...unknownPlaceholders(html),
];

const held = new Set('P H1 H2 H3 H4 H5 H6 STRONG B EM I U S A UL OL LI BR BLOCKQUOTE HR CODE PRE'.split(' '));

/** Elements of a text that the rich editor does not know and would drop, in lower case. In a browser only. */
export function lostIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...new Set([...body.querySelectorAll('*')].map(({ tagName }) => tagName).filter((tag) => !held.has(tag)))].map((tag) =>
    tag.toLowerCase(),
  );
}
