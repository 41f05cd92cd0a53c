import { countriesQuery } from '#client/queries/places.ts';
import { useServerState } from '#client/query-client.ts';
import { attributesOf, type ControlProps } from './control.ts';
import { controlStyles as styles } from './styles.ts';

/** A country by its name; what is stored is its two-letter code. */
export function CountryControl(props: ControlProps) {
  const { text, definition, onChange } = props;
  const countries = useServerState(countriesQuery()).data ?? [];
  const value = text ?? String(definition.default);
  return (
    <select {...attributesOf(props)} className={styles.select} value={value} onChange={(event) => onChange(event.target.value)}>
      {!countries.some(({ alphaTwo }) => alphaTwo === value) && <option value={value}>{value}</option>}
      {countries.map(({ alphaTwo, name }) => (
        <option key={alphaTwo} value={alphaTwo}>
          {name}
        </option>
      ))}
    </select>
  );
}
