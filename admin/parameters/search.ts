import type { ParameterDefinition } from '#schemas/parameters/index.ts';
import { containsWords, foldText } from '../fold-text.ts';

const haystacks = new WeakMap<ParameterDefinition, string>();

function haystackOf(definition: ParameterDefinition): string {
  const known = haystacks.get(definition);
  if (known !== undefined) return known;
  const { key, label, help, constraint } = definition;
  const options = constraint && 'oneOf' in constraint ? Object.values(constraint.oneOf).flatMap(({ fr, en }) => [fr, en]) : [];
  const text = foldText([key, key.replaceAll('_', ' '), label.fr, label.en, help.fr, help.en, ...options].join(' '));
  haystacks.set(definition, text);
  return text;
}

/** Whether every word of a search occurs in a setting's key, names, explanations or choices, in either language. */
export function matches(definition: ParameterDefinition, search: string): boolean {
  return containsWords(haystackOf(definition), search);
}
