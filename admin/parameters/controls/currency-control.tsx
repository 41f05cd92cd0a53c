import { useSite } from '#client/site.tsx';
import { currencies } from '#schemas/currency.ts';
import { attributesOf, type ControlProps } from './control.ts';
import { controlStyles as styles } from './styles.ts';

/** A currency by its name; what is stored is its code in ISO 4217. */
export function CurrencyControl(props: ControlProps) {
  const { text, definition, onChange } = props;
  const { lang } = useSite();
  const names = new Intl.DisplayNames(lang, { type: 'currency' });
  const value = (text || String(definition.default)).toUpperCase();
  const options = currencies.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => a.name.localeCompare(b.name, lang));
  return (
    <select {...attributesOf(props)} className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
      {!currencies.includes(value) && <option value={value}>{value}</option>}
      {options.map(({ code, name }) => (
        <option key={code} value={code}>
          {name} ({code})
        </option>
      ))}
    </select>
  );
}
