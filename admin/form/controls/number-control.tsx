import { type KeyboardEvent, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { currencySymbol } from '#ui/format-price.ts';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles as styles } from '../control-styles.ts';
import { formStyles } from '../styles.ts';

/** Beyond this many values a slider is too coarse to be of use; so it is for rates, of which few are meant: 5.5 %, 20 %. */
const maxSliderRange = 2400;

/** Units of which a stored number counts hundredths. */
const hundredths: readonly (string | undefined)[] = ['cents', 'basis-points'];

/**
 * A number with its unit, and a slider where the range allows. Commas are decimals too; arrows count up and down. Where the schema says
 * that the number is stored as text, the typed text is written as it is. Else what is no number is written as none, and is marked.
 */
export function NumberControl({ write, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const site = useSite();
  const { schema, value, fallback, label } = props;
  const { type, 'x-unit': unit } = schema;
  const scale = hundredths.includes(unit) ? 100 : 1;
  const min = (schema.minimum ?? Number.NEGATIVE_INFINITY) / scale;
  const max = (schema.maximum ?? Number.POSITIVE_INFINITY) / scale;
  const step = type === 'number' ? 0.1 : 1;
  const [typed, setTyped] = useState('');
  const read = (text: string) => {
    if (type === 'string') return text;
    const parsed = text.trim() === '' ? Number.NaN : Math.round(Number(text.replace(',', '.')) * scale * 1000) / 1000;
    return Number.isFinite(parsed) && (type === 'number' || Number.isInteger(parsed)) ? parsed : undefined;
  };
  const show = (stored: unknown) => (typeof stored === 'number' ? String(stored / scale) : String(stored ?? ''));
  const text = read(typed) === value ? typed : show(value);
  const number = Number((text || show(fallback)).replace(',', '.'));
  const isBroken = text !== '' && read(text) === undefined;
  const set = (next: string) => {
    setTyped(next);
    write(read(next), true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (by === undefined || !Number.isFinite(number)) return;
    event.preventDefault();
    const next = Math.round((number + by * (event.shiftKey ? 10 : 1)) * 100) / 100;
    set(String(Math.min(max, Math.max(min, next))));
  };
  return (
    <div className={styles.row}>
      <input
        {...attributesOf({ ...props, isInvalid: props.isInvalid || isBroken })}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={styles.number}
        placeholder={show(fallback) || undefined}
        value={text}
        onChange={(event) => set(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {unit && <span className={styles.unit}>{unit === 'cents' ? currencySymbol(site) : unit === 'basis-points' ? '%' : unit}</span>}
      {scale === 1 && max - min <= maxSliderRange && (
        <input
          type="range"
          className={styles.range}
          aria-label={messages.slider({ label })}
          min={min}
          max={max}
          step={step}
          value={Number.isFinite(number) ? number : min}
          onChange={(event) => set(event.target.value)}
        />
      )}
      {isBroken && (
        <p className={formStyles.fault} role="status">
          {messages.notNumber}
        </p>
      )}
    </div>
  );
}
