import { type ReactNode, useId } from 'react';
import { choiceStyles } from './choice-styles.ts';
import { fieldStyles } from './field-styles.ts';
import { visuallyHidden } from './visually-hidden.tsx';

export type RadioOption<Value extends string> = {
  value: Value;
  label: ReactNode;
  /** A second line, e.g. a delay or an address. */
  detail?: ReactNode;
  /** Content at the right end of the card, e.g. a fee. */
  aside?: ReactNode;
  disabled?: boolean;
};

export type RadioGroupProps<Value extends string> = {
  legend: string;
  /** Hides the legend from sight where a heading above says the same. */
  legendHidden?: boolean;
  name: string;
  value: Value | null;
  options: readonly RadioOption<Value>[];
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** `cards`: one under another; `grid`: small cards side by side, as for hours. */
  layout?: 'cards' | 'grid';
};

/** One choice of several, as cards. Native radios underneath: arrow keys, one stop of the Tab key. */
export function RadioGroup<Value extends string>({
  legend,
  legendHidden,
  name,
  value,
  options,
  onChange,
  error,
  layout = 'cards',
}: RadioGroupProps<Value>) {
  const errorId = useId();
  return (
    <fieldset className={choiceStyles.group}>
      <legend className={legendHidden ? visuallyHidden : choiceStyles.legend}>{legend}</legend>
      {/* Above the options: below a long list nobody sees it. */}
      {error && (
        <p className={fieldStyles.error} id={errorId}>
          {error}
        </p>
      )}
      <div className={choiceStyles.options} data-layout={layout}>
        {options.map((option) => (
          <label key={option.value} className={choiceStyles.card}>
            <input
              type="radio"
              className={choiceStyles.mark}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onChange={() => onChange(option.value)}
            />
            <span className={choiceStyles.cardText}>
              <span className={choiceStyles.cardLabel}>{option.label}</span>
              {option.detail && <span className={choiceStyles.cardDetail}>{option.detail}</span>}
            </span>
            {option.aside && <span className={choiceStyles.cardAside}>{option.aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
