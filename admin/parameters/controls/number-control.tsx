import type { KeyboardEvent } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/controls.ts';
import type { Unit } from '#schemas/parameters/index.ts';
import { attributesOf, type ControlProps } from './control.ts';
import { controlStyles as styles } from './styles.ts';
import { unitText } from './unit-text.ts';

/** Beyond this many values a slider is too coarse to be of use. */
const widest = 2400;

type NumberControlProps = ControlProps & { min: number; max: number; unit: Unit | undefined };

/** A number with its unit, and a slider where the range allows. Commas are decimals too; arrows count up and down. */
export function NumberControl({ min, max, unit, ...props }: NumberControlProps) {
  const messages = useMessages(allMessages);
  const site = useSite();
  const { definition, text, label, onType } = props;
  const shown = text ?? String(definition.default);
  const number = Number(shown.replace(',', '.'));
  const hold = (value: number) => String(Math.min(max, Math.max(min, value)));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step === undefined || !Number.isFinite(number)) return;
    event.preventDefault();
    onType(hold(number + step * (event.shiftKey ? 10 : 1)));
  };
  return (
    <div className={styles.row}>
      <input
        {...attributesOf(props)}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className={styles.number}
        value={shown}
        onChange={(event) => onType(event.target.value === '' ? null : event.target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.unit}>{unit && unitText(unit, site)}</span>
      {max - min <= widest && (
        <input
          type="range"
          className={styles.range}
          aria-label={messages.slider({ label })}
          min={min}
          max={max}
          value={Number.isFinite(number) ? number : min}
          onChange={(event) => onType(event.target.value)}
        />
      )}
    </div>
  );
}
