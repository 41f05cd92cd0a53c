import type { ParameterKind } from '../parameter.ts';

export type ParameterGroup =
  | 'colours'
  | 'typography'
  | 'layout'
  | 'menu'
  | 'logo'
  | 'shop'
  | 'shipping'
  | 'registration'
  | 'messages'
  | 'company'
  | 'opening-hours'
  | 'social'
  | 'protection'
  | 'code'
  | 'credits'
  | 'icons'
  | 'descriptions'
  | 'legal';

export type Label = { readonly fr: string; readonly en: string };

/** What a value must be, beyond its kind. An empty text always passes: it means "not set". */
export type ParameterConstraint =
  | { readonly oneOf: readonly string[] }
  | { readonly min: number; readonly max: number }
  | { readonly format: 'colour' | 'url' | 'email' | 'hours' }
  | { readonly maxLength: number };

/** One entry of the catalogue. `public` false keeps the value out of GET /parameter for everybody but admins. */
export type ParameterDefinition = {
  readonly id: number;
  readonly key: string;
  readonly kind: ParameterKind;
  readonly group: ParameterGroup;
  readonly label: Label;
  readonly help?: Label;
  readonly default: string | number | boolean;
  readonly constraint?: ParameterConstraint;
  readonly public: boolean;
};

type Extra = { help?: Label; public?: boolean };

/** Starts the definitions of a group: each function below makes one entry, typed by its key and value. */
export function parameterGroup(group: ParameterGroup) {
  const entry = <const K extends string>(id: number, key: K, fr: string, en: string, { help, public: isPublic = true }: Extra) => ({
    id,
    key,
    group,
    label: { fr, en },
    public: isPublic,
    ...(help ? { help } : {}),
  });
  return {
    flag: <const K extends string>(id: number, key: K, fr: string, en: string, value: boolean, extra: Extra = {}) => ({
      ...entry(id, key, fr, en, extra),
      kind: 'BOOLEAN' as const,
      default: value,
    }),
    number: <const K extends string>(
      id: number,
      key: K,
      fr: string,
      en: string,
      value: number,
      [min, max]: readonly [number, number],
      extra: Extra = {},
    ) => ({ ...entry(id, key, fr, en, extra), kind: 'NUMBER' as const, default: value, constraint: { min, max } }),
    choice: <const K extends string, const O extends readonly string[]>(
      id: number,
      key: K,
      fr: string,
      en: string,
      value: O[number],
      oneOf: O,
      extra: Extra = {},
    ) => ({ ...entry(id, key, fr, en, extra), kind: 'STRING' as const, default: value, constraint: { oneOf } }),
    colour: <const K extends string>(id: number, key: K, fr: string, en: string, value = '', extra: Extra = {}) => ({
      ...entry(id, key, fr, en, extra),
      kind: 'STRING' as const,
      default: value as string,
      constraint: { format: 'colour' as const },
    }),
    line: <const K extends string>(id: number, key: K, fr: string, en: string, value = '', extra: Extra = {}) => ({
      ...entry(id, key, fr, en, extra),
      kind: 'STRING' as const,
      default: value as string,
      constraint: { maxLength: 300 },
    }),
    email: <const K extends string>(id: number, key: K, fr: string, en: string, extra: Extra = {}) => ({
      ...entry(id, key, fr, en, extra),
      kind: 'STRING' as const,
      default: '' as string,
      constraint: { format: 'email' as const },
    }),
    hours: <const K extends string>(id: number, key: K, fr: string, en: string, extra: Extra = {}) => ({
      ...entry(id, key, fr, en, extra),
      kind: 'STRING' as const,
      default: '' as string,
      constraint: { format: 'hours' as const },
    }),
    text: <const K extends string>(id: number, key: K, fr: string, en: string, value = '', extra: Extra = {}) => ({
      ...entry(id, key, fr, en, extra),
      kind: 'TEXT' as const,
      default: value as string,
    }),
    link: <const K extends string>(id: number, key: K, fr: string, en: string, extra: Extra = {}) => ({
      ...entry(id, key, fr, en, extra),
      kind: 'LINK' as const,
      default: '' as string,
      constraint: { format: 'url' as const },
    }),
  };
}
