import { type Label, type ParameterValues, parameterCatalogue } from '#schemas/parameters/index.ts';

/** The fields of the company that a legal text may name in double braces. */
export const placeholders: readonly { key: string; label: Label }[] = parameterCatalogue.filter(({ group }) => group === 'company');

/** Names of the company fields that a text asks for and that nobody has filled, each once. Unknown names count as unfilled. */
export function missingIn(html: string, values: ParameterValues): string[] {
  const known: Readonly<Record<string, unknown>> = values;
  const asked = new Set([...html.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)].map(([, key = '']) => key));
  return [...asked].filter((key) => !placeholders.some((field) => field.key === key) || String(known[key] ?? '') === '');
}

const held = new Set(
  [
    'p',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'a',
    'ul',
    'ol',
    'li',
    'br',
    'blockquote',
    'hr',
    'code',
    'pre',
  ].map((name) => name.toUpperCase()),
);

/** Elements of a text that the rich editor does not know and would drop, in lower case. In a browser only. */
export function lostIn(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...new Set([...body.querySelectorAll('*')].map(({ tagName }) => tagName).filter((tag) => !held.has(tag)))].map((tag) =>
    tag.toLowerCase(),
  );
}
