import type { ParameterDefinition, ParameterIssue } from '#schemas/parameters/index.ts';
import type { Lang } from '#schemas/site.ts';
import { words as controlWords } from './controls/words.ts';
import { words as allWords } from './field-words.ts';

/** Why a text is refused and what is allowed, in words. */
export function reasonText({ constraint }: ParameterDefinition, reason: ParameterIssue['reason'], lang: Lang): string {
  const words = allWords[lang];
  if (reason === 'not-boolean') return words.notBoolean;
  if (reason === 'not-number' && !(constraint && 'min' in constraint)) return words.notNumber;
  if (!constraint) return '';
  if ('oneOf' in constraint)
    return words.oneOf(
      Object.values(constraint.oneOf)
        .map((option) => option[lang])
        .join(', '),
    );
  if ('min' in constraint)
    return words.range(constraint.min, constraint.max, constraint.unit ? controlWords[lang].units[constraint.unit] : '');
  if ('format' in constraint) return words.formats[constraint.format];
  return words.maxLength(constraint.maxLength);
}
