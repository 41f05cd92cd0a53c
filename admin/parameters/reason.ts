import { messages as allMessages } from '#messages/generated/admin/parameters/field.ts';
import type { ParameterDefinition, ParameterIssue } from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import type { Lang } from '#schemas/site.ts';
import type { MoneyFormat } from '#ui/format-price.ts';
import { unitText } from './unit-text.ts';

/** Formats why a text is refused, with the allowed values. */
export function reasonText(
  { key, constraint }: ParameterDefinition,
  reason: ParameterIssue['reason'],
  site: { lang: Lang } & MoneyFormat,
): string {
  const { lang } = site;
  const messages = allMessages[lang];
  if (reason === 'not-boolean') return messages.notBoolean;
  if (reason === 'not-number' && !(constraint && 'min' in constraint)) return messages.notNumber;
  if (!constraint) return '';
  if ('oneOf' in constraint) return messages.oneOf({ options: Object.values(parameterText(key, lang).options ?? {}).join(', ') });
  if ('min' in constraint)
    return messages.range({
      min: constraint.min,
      max: constraint.max,
      unit: constraint.unit ? unitText(constraint.unit, site) : '',
      isLarge: constraint.max >= 1000,
    });
  if ('format' in constraint) return messages.formats[constraint.format];
  return messages.maxLength({ max: constraint.maxLength });
}
