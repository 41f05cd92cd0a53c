import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import { theme } from '#themes/theme.ts';
import { controlStyles } from '../../parameters/controls/styles.ts';
import type { FieldSchema } from '../blocks.ts';
import { attributesOf, type ControlProps } from './control-props.ts';
import { formStyles as styles } from './styles.ts';

/** Signs that stand side by side; more become a list. */
const maxSegmentedLength = 34;

/** Values that are colours of the theme, and the colour each shows as. */
const tokens: Readonly<Record<string, string>> = {
  surface: theme.colour.surface,
  tint: theme.colour.tint,
  accent: theme.colour.accent,
  primary: theme.colour.primary,
  ground: theme.colour.ground,
  ink: theme.colour.ink,
  muted: theme.colour.muted,
};

/** The words of a value of an `enum`: those of the schema, else ours for the values that many blocks share, else the value. */
export function useOptionWords(schema: FieldSchema): (value: string | number) => string {
  const messages = useMessages(allMessages);
  const own = schema['x-labels'];
  const shared: Readonly<Record<string, string>> = messages.options;
  return (value) => own?.[schema.enum?.indexOf(value) ?? -1] ?? shared[String(value)] ?? String(value);
}

/** One of several values: side by side while they are few, a native list otherwise; colours of the theme with their colour. */
export function ChoiceControl({ onSet, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const { schema, value, fallback, labelledBy } = props;
  const words = useOptionWords(schema);
  const options = schema.enum ?? [];
  const shown = value ?? fallback;
  const isColour = options.filter((option) => tokens[String(option)] !== undefined).length >= 2;
  if (options.map(words).join('').length > maxSegmentedLength) {
    return (
      <select
        {...attributesOf(props)}
        className={controlStyles.select}
        value={options.includes(shown as string) ? String(shown) : ''}
        onChange={(event) => onSet(options.find((option) => String(option) === event.target.value))}
      >
        {!options.includes(shown as string) && <option value="">{value === undefined ? messages.notChosen : String(value)}</option>}
        {options.map((option) => (
          <option key={option} value={String(option)}>
            {words(option)}
          </option>
        ))}
      </select>
    );
  }
  return (
    <div role="radiogroup" className={controlStyles.segments} aria-labelledby={labelledBy} aria-describedby={props.describedBy}>
      {options.map((option, index) => (
        <label key={option} className={controlStyles.segment}>
          <input
            type="radio"
            id={index === 0 ? props.id : undefined}
            name={props.id}
            checked={shown === option}
            onChange={() => onSet(option)}
          />
          {isColour && (
            <span
              aria-hidden="true"
              className={styles.colour}
              style={{ ['--swatch' as string]: tokens[String(option)] ?? 'transparent' }}
            />
          )}
          {words(option)}
        </label>
      ))}
    </div>
  );
}
