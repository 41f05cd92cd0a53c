import { appearanceParameters } from './appearance.ts';
import { colourParameters } from './colours.ts';
import { companyParameters } from './company.ts';
import type { ParameterDefinition } from './definition.ts';
import { legalParameters } from './legal.ts';
import { shopParameters } from './shop.ts';

/** Every parameter of a site, in the order the settings screen shows them. */
export const parameterCatalogue = [
  ...colourParameters,
  ...appearanceParameters,
  ...shopParameters,
  ...companyParameters,
  ...legalParameters,
] as const satisfies readonly ParameterDefinition[];

type Entry = (typeof parameterCatalogue)[number];
export type ParameterKey = Entry['key'];

type ValueOf<E> = E extends { kind: 'BOOLEAN' }
  ? boolean
  : E extends { kind: 'NUMBER' }
    ? number
    : E extends { constraint: { oneOf: readonly (infer O)[] } }
      ? O
      : string;

/** The values of a site's parameters, each in its own type; a text that is not set is ''. */
export type ParameterValues = { readonly [E in Entry as E['key']]: ValueOf<E> };
