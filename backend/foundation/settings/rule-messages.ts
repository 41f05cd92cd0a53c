import type { RefusedField } from '#backend/platform/http/api-error.ts';
import type { ParameterDefinition, ParameterFormat } from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import type { Lang } from '#schemas/site.ts';

const formatRules = {
  colour: 'parameter.colour',
  url: 'parameter.url',
  email: 'field.email',
  hours: 'parameter.hours',
  icon: 'parameter.icon',
  font: 'parameter.font',
  origins: 'parameter.origins',
  synonyms: 'parameter.synonyms',
  username: 'parameter.username',
  coordinate: 'parameter.coordinate',
  country: 'parameter.country',
  currency: 'parameter.currency',
  'https-url': 'parameter.https-url',
  'matomo-site': 'parameter.measurement-id',
  ga4: 'parameter.measurement-id',
  'google-ads': 'parameter.measurement-id',
  'conversion-label': 'parameter.measurement-id',
  'tag-manager': 'parameter.measurement-id',
  plausible: 'parameter.measurement-id',
  pixel: 'parameter.measurement-id',
  account: 'parameter.account',
} as const satisfies Record<ParameterFormat, RefusedField['message']>;

/** Returns the rule for the values of a parameter, as a message. */
export function ruleOf({ key, kind, constraint }: ParameterDefinition, lang: Lang): Omit<RefusedField, 'key'> {
  if (kind === 'BOOLEAN') return { message: 'parameter.boolean' };
  if (!constraint) return { message: kind === 'NUMBER' ? 'field.number' : 'field.invalid' };
  if ('min' in constraint) return { message: 'parameter.number', params: { min: constraint.min, max: constraint.max } };
  if ('format' in constraint) return { message: formatRules[constraint.format] };
  if ('maxLength' in constraint) return { message: 'field.too-long', params: { max: constraint.maxLength } };
  const labels = parameterText(key, lang).options;
  const options = constraint.oneOf.map((option) => `${labels?.[option] ?? option} (${option})`);
  return { message: 'parameter.choice', params: { options: options.join(', ') } };
}
