import { countriesQuery } from '#client/queries/places.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { restOfWorld } from '#schemas/rest-of-world.ts';
import { IconPath } from '#ui/icon-path.tsx';
import { paths } from '../../page-editor/icon-paths.ts';
import { type ControlProps, groupAttributesOf } from '../control-props.ts';
import { formStyles as styles } from '../styles.ts';
import { Select } from './select.tsx';

/** Several countries by their names, or the rest of the world; what is stored are their two-letter codes, or `*`. */
export function CountriesControl({ write, value, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const known = useServerState(countriesQuery()).data ?? [];
  const countries = [{ alphaTwo: restOfWorld, name: messages.restOfWorld }, ...known];
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const left = countries.filter(({ alphaTwo }) => !chosen.includes(alphaTwo));
  const countryName = (code: unknown) => countries.find(({ alphaTwo }) => alphaTwo === code)?.name ?? String(code);
  return (
    <fieldset {...groupAttributesOf(props)} className={styles.list}>
      {chosen.map((code) => (
        <div key={String(code)} className={styles.nameRow}>
          <span className={styles.nameEntry}>{countryName(code)}</span>
          <button
            type="button"
            className={styles.itemPress}
            aria-label={messages.remove({ what: countryName(code) })}
            onClick={() => write(chosen.filter((one) => one !== code))}
          >
            <IconPath path={paths.close} size="0.9rem" />
          </button>
        </div>
      ))}
      <Select
        {...props}
        value=""
        choices={left.map(({ alphaTwo, name }) => ({ value: alphaTwo, label: name }))}
        write={(code) => code !== undefined && write([...chosen, code])}
      />
    </fieldset>
  );
}
