import type { Texts } from '#domain/parameters-draft.ts';
import { type ParameterDefinition, type ParameterGroup, parameterCatalogue, readValue, splitKey } from '#schemas/parameters/index.ts';
import { LogoType } from '#schemas/site.ts';
import { groupNames } from './group-names.ts';

/** Pictures of logos, before the sizes of their group: chosen and saved as settings are, without being in the catalogue. */
const logos = LogoType.options.map(
  (key, at): ParameterDefinition => ({ id: -1 - at, key, kind: 'STRING', group: 'logo', default: '', effect: 'page', public: true }),
);

export const definitions: readonly ParameterDefinition[] = [...logos, ...parameterCatalogue];
export const definitionOf: ReadonlyMap<string, ParameterDefinition> = new Map(definitions.map((entry) => [entry.key, entry]));

/** The definitions of each group, groups in the order given. */
export const inGroup = (group: ParameterGroup): readonly ParameterDefinition[] => definitions.filter((entry) => entry.group === group);

/** The first of these settings as the panel lists them: groups in the order of the list, a text before its translations. `keys`: own keys of an object, in any order. */
export function firstListed(keys: object): string | undefined {
  const stored = Object.keys(keys);
  const bases = new Set(stored.map((key) => splitKey(key).key));
  const first = groupNames.flatMap(inGroup).find(({ key }) => bases.has(key))?.key;
  return stored.filter((key) => splitKey(key).key === first).sort()[0];
}

/** Returns whether a text means another value than the default. */
export function isCustom(definition: ParameterDefinition, text: string | undefined): boolean {
  if (text === undefined) return false;
  const reading = readValue(definition, text);
  return 'reason' in reading || String(reading.value) !== String(definition.default);
}

/** The text that a control shows: what is written, else the default. */
export const shownText = (definition: ParameterDefinition, texts: Texts): string => texts[definition.key] ?? String(definition.default);
