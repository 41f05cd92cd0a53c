import type { ColourAdvice } from '../colour-roles.ts';
import { ChoiceControl } from './choice-control.tsx';
import { CodeControl } from './code-control.tsx';
import { ColourControl } from './colour-control.tsx';
import type { ControlProps } from './control.ts';
import { CountryControl } from './country-control.tsx';
import { CurrencyControl } from './currency-control.tsx';
import { FlagControl } from './flag-control.tsx';
import { FontControl } from './font-control.tsx';
import { HoursControl } from './hours-control.tsx';
import { IconControl } from './icon-control.tsx';
import { NumberControl } from './number-control.tsx';
import { RichTextControl } from './rich-text-control.tsx';
import { AreaControl, TextControl } from './text-control.tsx';

/** The control that fits what a setting must be. */
export function AnyControl({ advice, ...props }: ControlProps & { advice: ColourAdvice | undefined }) {
  const { kind, constraint, group } = props.definition;
  if (kind === 'BOOLEAN') return <FlagControl {...props} />;
  if (!constraint) return <TextControl {...props} />;
  if ('oneOf' in constraint) return <ChoiceControl {...props} options={constraint.oneOf} />;
  if ('min' in constraint) return <NumberControl {...props} min={constraint.min} max={constraint.max} unit={constraint.unit} />;
  if ('maxLength' in constraint) {
    if (kind !== 'TEXT') return <TextControl {...props} />;
    if (constraint.syntax === 'html' && group === 'legal') return <RichTextControl {...props} />;
    return constraint.syntax === 'plain' ? <AreaControl {...props} /> : <CodeControl {...props} />;
  }
  switch (constraint.format) {
    case 'colour':
      return <ColourControl {...props} advice={advice} />;
    case 'font':
      return <FontControl {...props} />;
    case 'icon':
      return <IconControl {...props} />;
    case 'hours':
      return <HoursControl {...props} />;
    case 'country':
      return <CountryControl {...props} />;
    case 'currency':
      return <CurrencyControl {...props} />;
    case 'synonyms':
      return <AreaControl {...props} />;
    case 'origins':
      return <CodeControl {...props} rows={4} />;
    default:
      return <TextControl {...props} format={constraint.format} />;
  }
}

/** Controls made of several parts: their label names a group, and points at no single input. */
export const isComposite = ({ constraint, group }: ControlProps['definition']): boolean =>
  constraint !== undefined &&
  (('oneOf' in constraint && constraint.oneOf.length <= 4) ||
    ('format' in constraint && (constraint.format === 'hours' || constraint.format === 'font')) ||
    ('syntax' in constraint && constraint.syntax === 'html' && group === 'legal'));
