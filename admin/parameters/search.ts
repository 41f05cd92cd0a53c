import type { ParameterDefinition } from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import { langs } from '#schemas/site.ts';
import { containsWords, foldText } from '../fold-text.ts';

const haystacks = new WeakMap<ParameterDefinition, string>();

function haystackOf(definition: ParameterDefinition): string {
  const known = haystacks.get(definition);
  if (known !== undefined) return known;
  const { key } = definition;
  const texts = langs.map((lang) => parameterText(key, lang));
  const words = texts.flatMap(({ label, help, options }) => [label, help, ...Object.values(options ?? {})]);
  const text = foldText([key, key.replaceAll('_', ' '), ...words].join(' '));
  haystacks.set(definition, text);
  return text;
}

/** Returns whether every word of a search occurs in a setting's key, names, explanations or choices, in any language. */
export function matches(definition: ParameterDefinition, search: string): boolean {
  return containsWords(haystackOf(definition), search);
}
