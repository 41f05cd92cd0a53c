import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/controls.ts';
import { isHexColour } from '#themes/colour.ts';
import type { ColourAdvice } from '../colour-roles.ts';
import { attributesOf, type ControlProps } from './control.ts';
import { controlStyles as styles } from './styles.ts';

/** The palette of a browser takes six digits only. */
const sixDigits = (colour: string) => {
  const digits = colour.slice(1);
  return `#${(digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits).slice(0, 6)}`;
};

/** A colour as a swatch that opens the palette, and as text. An empty one shows what the theme derives. */
export function ColourControl({ advice, ...props }: ControlProps & { advice: ColourAdvice | undefined }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { definition, text, label, onType, onChange } = props;
  const shown = text ?? String(definition.default);
  const isDerived = shown.trim() === '';
  const colour = isHexColour(shown.trim()) ? shown.trim() : (advice?.derived ?? '');
  const empty = definition.default === '' ? null : '';
  const warning = advice?.warning;
  return (
    <>
      <div className={styles.row}>
        <span className={styles.swatch} data-derived={isDerived} style={{ ['--swatch' as string]: colour }}>
          <input
            type="color"
            aria-label={messages.pick({ label })}
            value={isHexColour(colour) ? sixDigits(colour).toLowerCase() : undefined}
            onChange={(event) => onType(event.target.value)}
          />
        </span>
        <input
          {...attributesOf(props)}
          type="text"
          className={styles.hex}
          spellCheck={false}
          autoComplete="off"
          placeholder={advice?.derived}
          value={shown}
          onChange={(event) => onType(event.target.value === '' ? empty : event.target.value)}
        />
        {isDerived ? (
          <span className={styles.note}>{messages.derived}</span>
        ) : (
          <button type="button" className={styles.link} onClick={() => onChange(empty)}>
            {messages.clear}
          </button>
        )}
      </div>
      {warning && (
        <div className={styles.warning} role="status">
          {messages.lowContrast({ ratio: warning.ratio.toLocaleString(lang, { maximumFractionDigits: 1 }) })}
          <button type="button" className={styles.link} onClick={() => onChange(warning.readable)}>
            {messages.useReadable}
            <span className={styles.chip} style={{ ['--swatch' as string]: warning.readable }} />
          </button>
        </div>
      )}
    </>
  );
}
