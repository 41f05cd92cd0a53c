import { type ParameterDefinition, type ParameterGroup, parameterCatalogue, readValue, type Unit } from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import { ruleProofs } from '../../tests/integration/parameters/index.ts';
import { pageProofs } from '../../tests/parameters/index.ts';
import type { NamedTest } from './test-titles.ts';

type Shown = { key: string; title: string; value: string };

const definitions: readonly ParameterDefinition[] = parameterCatalogue;
const effects: Record<ParameterDefinition['effect'], string> = {
  style: 'a style, shown without rendering anything again',
  page: 'the HTML of pages',
  rule: 'a rule of the API',
  mail: 'e-mails',
  code: 'code of one’s own',
};

/** Lists the faults of the table: a parameter without a proof, a proof whose value is invalid or the default. */
export function proofProblems(): string[] {
  const proofs: readonly Shown[] = [...pageProofs, ...ruleProofs];
  const missing = definitions.filter(({ key }) => !proofs.some((proof) => proof.key === key)).map(({ key }) => key);
  const pointless = proofs.filter(({ key, value }) => {
    const definition = definitions.find((entry) => entry.key === key);
    const reading = definition && readValue(definition, value);
    return !reading || !('value' in reading) || reading.value === definition.default;
  });
  return [
    ...(missing.length > 0
      ? [`${missing.length} parameters have no proof of their effect: ${missing.slice(0, 12).join(', ')}${missing.length > 12 ? ' …' : ''}`]
      : []),
    ...pointless.map(({ key, title }) => `The proof “${key}: ${title}” has a value that is illegal or the default`),
  ];
}

/** Every proof of a parameter as a test, `MENU_TYPE: the header lies …`, at the place where the table lists it. */
export const namedProofs = (): NamedTest[] =>
  [...pageProofs, ...ruleProofs].map(({ key, title }) => ({
    file: `docs/parameters.md#${definitions.find((definition) => definition.key === key)?.group}`,
    title: `${key}: ${title}`,
  }));

/** docs/parameters.md: every parameter, its default, its effect and the tests that prove it. */
export function parametersPage(): string {
  const groups = [...new Set(definitions.map(({ group }) => group))];
  return `# Parameters

All ${definitions.length} parameters of a site, by group. \`npm run generate\` writes this page from the catalogue (\`schemas/parameters/\`) and from the tests that prove each effect; a parameter without such a test fails the check.

A value that is not legal never breaks a site: the default takes its place and the settings screen reports it. A key that is not listed here is kept, and never public.

“page” tests look at a page twice, with the default and with another value (\`tests/parameters/\`); “API” tests ask the API twice (\`tests/integration/parameters/\`). The settings screen shows each group in its preview (\`tests/e2e/admin-parameter-groups.desktop.spec.ts\`).
${groups.map(section).join('')}`;
}

const section = (group: ParameterGroup) => `
## ${group.replace('-', ' ')}

| parameter | default | legal values | what it is | takes effect in | proven by |
| --- | --- | --- | --- | --- | --- |
${definitions
  .filter((definition) => definition.group === group)
  .map(row)
  .join('\n')}
`;

function row(definition: ParameterDefinition): string {
  const { key, effect, public: isPublic } = definition;
  const { label, help } = parameterText(key, 'en');
  const cells = [
    `\`${key}\`${isPublic ? '' : ' (not public)'}`,
    definition.default === '' ? 'empty' : `\`${definition.default}\``,
    legal(definition),
    `${label}. ${help}`,
    effects[effect],
    [...titles('page', pageProofs, key), ...titles('API', ruleProofs, key)].join('<br>'),
  ];
  return `| ${cells.map(asCell).join(' | ')} |`;
}

const titles = (kind: string, proofs: readonly Shown[], key: string): string[] =>
  proofs.filter((proof) => proof.key === key).map(({ title }) => `${kind}: ${title}`);

function legal({ kind, constraint }: ParameterDefinition): string {
  if (kind === 'BOOLEAN') return '`true`, `false`';
  if (!constraint) return 'text';
  if ('oneOf' in constraint) return constraint.oneOf.map((option) => `\`${option}\``).join(', ');
  if ('min' in constraint)
    return [constraint.min, 'to', constraint.max, constraint.unit && unitOf(constraint.unit)].filter(isSaid).join(' ');
  if ('format' in constraint) return constraint.format;
  return `${constraint.syntax && constraint.syntax !== 'plain' ? `${constraint.syntax}, ` : ''}at most ${constraint.maxLength} characters`;
}

const unitOf = (unit: Unit): string => (unit === 'currency' ? 'in the currency of the site' : unit);
const isSaid = (part: string | number | undefined): boolean => part !== undefined;

/** A pipe would end the cell, braces and angle brackets read as markup. */
const asCell = (text: string) => text.replaceAll('|', '\\|').replace(/<(?!br>)/g, '&lt;');
