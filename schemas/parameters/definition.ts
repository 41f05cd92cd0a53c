import type { ParameterKind } from '../parameter.ts';

export type ParameterGroup =
  | 'colours'
  | 'typography'
  | 'layout'
  | 'menu'
  | 'logo'
  | 'icons'
  | 'shop'
  | 'shipping'
  | 'registration'
  | 'messages'
  | 'company'
  | 'opening-hours'
  | 'social'
  | 'privacy'
  | 'analytics'
  | 'protection'
  | 'code'
  | 'credits'
  | 'descriptions'
  | 'legal';

/**
 * Place where a value has its effect. `style`: a custom property, shown without rendering anything again; `page`: the HTML of pages;
 * `rule`: decisions, calculations and answers of the API; `mail`: e-mails; `code`: the owner's own CSS, scripts and HTML.
 */
export type ParameterEffect = 'style' | 'page' | 'rule' | 'mail' | 'code';

/** Shapes of a text that are more than its length. `font` is a family of the site's fonts; `origins` are https origins, one a line; `synonyms` groups of terms, one a line, with commas between; `account` is the number of an account in books: three digits, then digits or capitals; `currency` is one of `currencies`, and its default where nothing is written. */
export type ParameterFormat =
  | 'colour'
  | 'url'
  | 'email'
  | 'hours'
  | 'icon'
  | 'font'
  | 'origins'
  | 'username'
  | 'coordinate'
  | 'country'
  | 'currency'
  | 'synonyms'
  | 'https-url'
  | 'matomo-site'
  | 'ga4'
  | 'google-ads'
  | 'conversion-label'
  | 'tag-manager'
  | 'plausible'
  | 'pixel'
  | 'account';

/** Languages a TEXT is written in: plain, or a language of the web. */
export type ParameterSyntax = 'plain' | 'html' | 'css' | 'script';

export type Unit = 'px' | '%' | 'pt' | 'currency' | 'bottles' | 'pieces' | 'days' | 'months' | 'years' | 'hours' | 'em/100';

/** Constraint on a value, beyond its kind. An empty text is always valid: it means "not set". */
export type ParameterConstraint =
  /** One of these, upper or lower case. */
  | { readonly oneOf: readonly string[] }
  | { readonly min: number; readonly max: number; readonly unit?: Unit }
  | { readonly format: ParameterFormat }
  | { readonly maxLength: number; readonly syntax?: ParameterSyntax };

/** One entry of the catalogue; what people read of it is in `texts.ts`. `public` false keeps the value out of GET /parameter: only the server and admins read it. */
export type ParameterDefinition = {
  readonly id: number;
  readonly key: string;
  readonly kind: ParameterKind;
  readonly group: ParameterGroup;
  readonly default: string | number | boolean;
  readonly constraint?: ParameterConstraint;
  readonly effect: ParameterEffect;
  readonly public: boolean;
};

/** Returns whether a value is a text that a site translates: `KEY@en_US` is the one in another language. */
export const isTranslatable = ({ constraint, group }: ParameterDefinition): boolean =>
  constraint !== undefined &&
  'maxLength' in constraint &&
  group !== 'code' &&
  constraint.syntax !== 'css' &&
  constraint.syntax !== 'script';

/** `SHIPPING_MESSAGE@en_US` → the parameter's own key, and the language that its value is in. */
export function splitKey(stored: string): { key: string; locale: string | undefined } {
  const [key = '', locale] = stored.split('@');
  return { key, locale };
}

type Extra = { effect?: ParameterEffect; public?: boolean };

/** Starts the definitions of a group: each function below makes one entry, typed by its key and value. */
export function parameterGroup(group: ParameterGroup, usual: ParameterEffect) {
  const entry = <const K extends string>(id: number, key: K, extra: Extra) => ({
    id,
    key,
    group,
    effect: extra.effect ?? usual,
    public: extra.public ?? true,
  });
  const formatted =
    (format: ParameterFormat) =>
    <const K extends string>(id: number, key: K, value = '', extra: Extra = {}) => ({
      ...entry(id, key, extra),
      kind: 'STRING' as const,
      default: value as string,
      constraint: { format },
    });
  return {
    flag: <const K extends string>(id: number, key: K, value: boolean, extra: Extra = {}) => ({
      ...entry(id, key, extra),
      kind: 'BOOLEAN' as const,
      default: value,
    }),
    number: <const K extends string>(
      id: number,
      key: K,
      value: number,
      [min, max, unit]: readonly [min: number, max: number, unit?: Unit],
      extra: Extra = {},
    ) => ({
      ...entry(id, key, extra),
      kind: 'NUMBER' as const,
      default: value,
      constraint: { min, max, ...(unit && { unit }) },
    }),
    choice: <const K extends string, O extends string>(
      id: number,
      key: K,
      value: NoInfer<O>,
      options: readonly O[],
      extra: Extra = {},
    ) => ({
      ...entry(id, key, extra),
      kind: 'STRING' as const,
      default: value,
      constraint: { oneOf: options },
    }),
    line: <const K extends string>(id: number, key: K, value = '', extra: Extra = {}) => ({
      ...entry(id, key, extra),
      kind: 'STRING' as const,
      default: value as string,
      constraint: { maxLength: 300 },
    }),
    text: <const K extends string>(id: number, key: K, syntax: ParameterSyntax = 'plain', extra: Extra = {}) => ({
      ...entry(id, key, extra),
      kind: 'TEXT' as const,
      default: '' as string,
      constraint: { maxLength: syntax === 'plain' ? 5000 : 200_000, syntax },
    }),
    link: <const K extends string>(id: number, key: K, extra: Extra = {}) => ({
      ...entry(id, key, extra),
      kind: 'LINK' as const,
      default: '' as string,
      constraint: { format: 'url' as const },
    }),
    colour: formatted('colour'),
    email: formatted('email'),
    hours: formatted('hours'),
    icon: formatted('icon'),
    font: formatted('font'),
    username: formatted('username'),
    coordinate: formatted('coordinate'),
    country: formatted('country'),
    currency: formatted('currency'),
    httpsUrl: formatted('https-url'),
    matomoSite: formatted('matomo-site'),
    ga4: formatted('ga4'),
    googleAds: formatted('google-ads'),
    conversionLabel: formatted('conversion-label'),
    tagManager: formatted('tag-manager'),
    plausible: formatted('plausible'),
    pixel: formatted('pixel'),
    account: formatted('account'),
    synonyms: <const K extends string>(id: number, key: K, extra: Extra = {}) => ({
      ...entry(id, key, extra),
      kind: 'TEXT' as const,
      default: '' as string,
      constraint: { format: 'synonyms' as const },
    }),
    origins: <const K extends string>(id: number, key: K, extra: Extra = {}) => ({
      ...entry(id, key, extra),
      kind: 'TEXT' as const,
      default: '' as string,
      constraint: { format: 'origins' as const },
    }),
  };
}
