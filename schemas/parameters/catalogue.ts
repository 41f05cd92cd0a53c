import { analyticsParameters } from './analytics.ts';
import { colourParameters } from './colours.ts';
import { companyParameters } from './company.ts';
import type { ParameterDefinition } from './definition.ts';
import { iconParameters } from './icons.ts';
import { layoutParameters } from './layout.ts';
import { legalParameters } from './legal.ts';
import { logoParameters } from './logo.ts';
import { menuParameters } from './menu.ts';
import { peopleParameters } from './people.ts';
import { shippingParameters } from './shipping.ts';
import { shopParameters } from './shop.ts';
import { typographyParameters } from './typography.ts';

/** Every parameter of a site, in the order the settings screen shows them. */
export const parameterCatalogue = [
  ...colourParameters,
  ...typographyParameters,
  ...layoutParameters,
  ...menuParameters,
  ...logoParameters,
  ...iconParameters,
  ...shopParameters,
  ...shippingParameters,
  ...peopleParameters,
  ...companyParameters,
  ...analyticsParameters,
  ...legalParameters,
] as const satisfies readonly ParameterDefinition[];

type Entry = (typeof parameterCatalogue)[number];
export type ParameterKey = Entry['key'];

type ValueOf<E> = E extends { kind: 'BOOLEAN' }
  ? boolean
  : E extends { kind: 'NUMBER' }
    ? number
    : E extends { constraint: { oneOf: readonly (infer O)[] } }
      ? O & string
      : string;

/** The values of a site's parameters, each in its own type; a text that is not set is ''. */
export type ParameterValues = { readonly [E in Entry as E['key']]: ValueOf<E> };
