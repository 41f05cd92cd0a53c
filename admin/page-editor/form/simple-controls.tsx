import { useSite } from '#client/site.tsx';
import { controlStyles } from '../../parameters/controls/styles.ts';
import { attributesOf, type ControlProps } from './control-props.ts';

/** One line of text. */
export function TextControl({ onSet, ...props }: ControlProps) {
  const { value, fallback } = props;
  return (
    <input
      {...attributesOf(props)}
      type="text"
      className={controlStyles.input}
      autoComplete="off"
      placeholder={typeof fallback === 'string' ? fallback : undefined}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => onSet(event.target.value)}
    />
  );
}

/** Several lines of text, or of code. */
export function AreaControl({ onSet, isCode, ...props }: ControlProps & { isCode: boolean }) {
  return (
    <textarea
      {...attributesOf(props)}
      className={isCode ? controlStyles.code : controlStyles.area}
      rows={isCode ? 8 : 3}
      spellCheck={!isCode}
      value={typeof props.value === 'string' ? props.value : ''}
      onChange={(event) => onSet(event.target.value)}
    />
  );
}

/** A number; the unit stands in the schema's title or description. Within small limits a slider too. */
export function NumberControl({ onSet, ...props }: ControlProps) {
  const { schema, value, fallback, label } = props;
  const { minimum, maximum } = schema;
  const step = schema.type === 'integer' ? 1 : 0.1;
  const shown = typeof value === 'number' ? value : typeof fallback === 'number' ? fallback : undefined;
  const hasSlider = minimum !== undefined && maximum !== undefined && maximum - minimum <= 100;
  const read = (text: string) => onSet(text === '' || Number.isNaN(Number(text)) ? undefined : Number(text));
  return (
    <div className={controlStyles.row}>
      {hasSlider && (
        <input
          type="range"
          className={controlStyles.range}
          aria-label={label}
          min={minimum}
          max={maximum}
          step={step}
          value={shown ?? minimum}
          onChange={(event) => read(event.target.value)}
        />
      )}
      <input
        {...attributesOf(props)}
        type="number"
        inputMode={step === 1 ? 'numeric' : 'decimal'}
        className={controlStyles.number}
        min={minimum}
        max={maximum}
        step={step}
        placeholder={typeof fallback === 'number' ? String(fallback) : undefined}
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => read(event.target.value)}
      />
    </div>
  );
}

/** Yes or no. */
export function SwitchControl({ onSet, ...props }: ControlProps) {
  const isOn = typeof props.value === 'boolean' ? props.value : props.fallback === true;
  return (
    <input
      {...attributesOf(props)}
      type="checkbox"
      role="switch"
      className={controlStyles.switch}
      checked={isOn}
      aria-checked={isOn}
      onChange={(event) => onSet(event.target.checked)}
    />
  );
}

/** A day, as `2026-12-01`. */
export function DateControl({ onSet, ...props }: ControlProps) {
  const { locale } = useSite();
  return (
    <input
      {...attributesOf(props)}
      type="date"
      lang={locale.replace('_', '-')}
      className={controlStyles.input}
      value={typeof props.value === 'string' ? props.value.slice(0, 10) : ''}
      onChange={(event) => onSet(event.target.value === '' ? undefined : event.target.value)}
    />
  );
}
