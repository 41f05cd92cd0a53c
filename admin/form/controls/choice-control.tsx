import { useTheme } from '@emotion/react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { type ControlProps, groupAttributesOf } from '../control-props.ts';
import { controlStyles } from '../control-styles.ts';
import { formatOption } from '../option-label.ts';
import { Select } from './select.tsx';

/** Signs that stand side by side; more become a list. */
const maxSegmentedLength = 34;

/** One of several values: side by side while they are few, a native list otherwise; colours of the theme with their colour. */
export function ChoiceControl({ write, options: own, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const { surface, tint, accent, primary, ground, ink, muted } = useTheme().colour;
  /** Values that are colours of the theme, and the colour each shows as: in the page editor, of the edited site. */
  const tokens: Readonly<Record<string, string>> = { surface, tint, accent, primary, ground, ink, muted };
  const { schema, value, fallback, isNullable } = props;
  const options = schema.enum ?? [];
  const choices = options.map((option) => ({ value: String(option), label: formatOption(schema, option, messages, own) }));
  const shown = value ?? fallback;
  const set = (text: unknown) => write(options.find((option) => String(option) === text));
  if (isNullable || choices.map(({ label }) => label).join('').length > maxSegmentedLength) {
    const none = isNullable ? [{ value: '', label: own?.[''] ?? messages.none }] : [];
    return <Select {...props} choices={[...none, ...choices]} value={shown} write={set} />;
  }
  const isColour = options.filter((option) => tokens[option] !== undefined).length >= 2;
  return (
    <div role="radiogroup" {...groupAttributesOf(props)} className={controlStyles.segments}>
      {choices.map(({ value: option, label }, index) => (
        <label key={option} className={controlStyles.segment}>
          <input
            type="radio"
            id={index === 0 ? props.id : undefined}
            name={props.id}
            value={option}
            checked={String(shown) === option}
            onChange={() => set(option)}
          />
          {isColour && (
            <span aria-hidden="true" className={controlStyles.chip} style={{ ['--swatch' as string]: tokens[option] ?? 'transparent' }} />
          )}
          {label}
        </label>
      ))}
    </div>
  );
}
