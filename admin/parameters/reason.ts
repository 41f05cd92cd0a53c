import type { ParameterDefinition, ParameterIssue } from '#schemas/parameters/index.ts';
import { parameterText } from '#schemas/parameters/texts.ts';
import type { Lang } from '#schemas/site.ts';
import type { MoneyFormat } from '#ui/format-price.ts';
import { unitText } from './controls/unit-text.ts';
import { messages as allMessages } from './field-messages.ts';

/** Why a text is refused and what is allowed, in words. */
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
  if ('oneOf' in constraint) return messages.oneOf(Object.values(parameterText(key, lang).options ?? {}).join(', '));
  if ('min' in constraint) return messages.range(constraint.min, constraint.max, constraint.unit ? unitText(constraint.unit, site) : '');
  if ('format' in constraint) return messages.formats[constraint.format];
  return messages.maxLength(constraint.maxLength);
}
