import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { isHexColour } from '#themes/colour.ts';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles as styles } from '../control-styles.ts';

/** The palette of a browser takes six digits only. */
const sixDigits = (colour: string) => {
  const digits = colour.slice(1);
  return `#${(digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits).slice(0, 6)}`;
};

/** Advice on a colour: the one that an empty field shows as; where it cannot be read, its contrast and the nearest readable one. */
export type ColourAdvice = { derived: string; warning: { ratio: number; readable: string } | null };

/** A colour as a swatch that opens the palette, and as text. An empty one shows what the theme derives. */
export function ColourControl({ advice, write, ...props }: ControlProps & { advice?: ColourAdvice | undefined }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const shown = typeof props.value === 'string' ? props.value : '';
  const isDerived = shown.trim() === '';
  const colour = isHexColour(shown.trim()) ? shown.trim() : (advice?.derived ?? '');
  const warning = advice?.warning;
  return (
    <>
      <div className={styles.row}>
        <span className={styles.swatch} data-derived={isDerived} style={{ ['--swatch' as string]: colour }}>
          <input
            type="color"
            aria-label={messages.pick({ label: props.label })}
            value={isHexColour(colour) ? sixDigits(colour).toLowerCase() : undefined}
            onChange={(event) => write(event.target.value, true)}
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
          onChange={(event) => write(event.target.value, true)}
        />
        {isDerived ? (
          <span className={styles.note}>{messages.derived}</span>
        ) : (
          <button type="button" className={styles.link} onClick={() => write('')}>
            {messages.clear}
          </button>
        )}
      </div>
      {warning && (
        <div className={styles.warning} role="status">
          {messages.lowContrast({ ratio: warning.ratio.toLocaleString(lang, { maximumFractionDigits: 1 }) })}
          <button type="button" className={styles.link} onClick={() => write(warning.readable)}>
            {messages.useReadable}
            <span className={styles.chip} style={{ ['--swatch' as string]: warning.readable }} />
          </button>
        </div>
      )}
    </>
  );
}
