import { useEffect, useRef } from 'react';
import { useMessages } from '#client/site.tsx';
import { cityOfCode } from '#domain/city-of-code.ts';
import { needsLatinName } from '#domain/latin-names.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/address-form.ts';
import { pair } from '#registry/account/sign-in/form-styles.ts';
import { Field } from '#ui/field.tsx';
import { Select, type SelectOption } from '#ui/select.tsx';
import type { Faults, FieldKey, AddressFields as Fields } from './draft.ts';
import { faultText } from './fault-text.ts';

export type AddressFieldsProps = {
  /** Address that the fields belong to. It is part of their names, for autofill and for errors. */
  group: 'delivery' | 'billing';
  fields: Fields;
  faults: Faults;
  countries: readonly SelectOption[];
  /** False when the lines of the address may stay empty. */
  isRequired: boolean;
  onChange: (change: Partial<Fields>) => void;
  /** Only the names: nothing is sent anywhere. */
  isNameOnly?: boolean;
  /** Cities of the postal code, suggested; none while they are not known. */
  cities: readonly string[];
};

/** The fields of one address, in the order in which one says it; the city is suggested by the postal code. */
export function AddressFields({ group, fields, faults, countries, isRequired, isNameOnly = false, onChange, cities }: AddressFieldsProps) {
  const messages = useMessages(allMessages);
  const purpose = group === 'delivery' ? 'shipping' : 'billing';
  const attributes = (name: keyof Fields & string, autoComplete: string) => ({
    label: messages.labels[name],
    name: `${group}.${name}`,
    autoComplete: `${purpose} ${autoComplete}`,
    error: faultText(messages, name, faults[`${group}.${name}` satisfies FieldKey]),
    required: isRequired,
  });
  const text = (name: Exclude<keyof Fields, 'idCountry'>, autoComplete: string) => ({
    ...attributes(name, autoComplete),
    value: fields[name] ?? '',
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  useCityOfCode(fields.city, cities, (city) => onChange({ city }));

  const names = (
    <>
      <div className={pair}>
        <Field {...text('firstname', 'given-name')} required />
        <Field {...text('lastname', 'family-name')} required />
      </div>
      {needsLatinName(fields) && <Field {...text('latinName', '')} autoComplete="off" hint={messages.latinHint} required />}
    </>
  );
  if (isNameOnly) return names;
  return (
    <>
      {names}
      <Field {...text('address', 'address-line1')} />
      <Field {...text('addressPart2', 'address-line2')} required={false} optionalText={messages.optional} />
      <Select
        {...attributes('idCountry', 'country')}
        placeholder={messages.chooseCountry}
        options={countries}
        value={fields.idCountry === null ? '' : String(fields.idCountry)}
        onChange={(event) => onChange({ idCountry: Number(event.target.value) })}
      />
      <div className={pair}>
        <Field {...text('postalCode', 'postal-code')} inputMode={countries.length === 1 ? 'numeric' : 'text'} />
        <Field {...text('city', 'address-level2')} suggestions={cities} />
      </div>
    </>
  );
}

/** Puts the city of a postal code into its field as soon as it is known, and takes that of the code before out. */
function useCityOfCode(city: string, cities: readonly string[], onCity: (city: string) => void): void {
  const before = useRef<readonly string[]>([]);
  const names = cities.join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed into the city's own field stays.
  useEffect(() => {
    if (cities.length === 0) return;
    const known = before.current;
    before.current = cities;
    const next = cityOfCode(city, known, cities);
    if (next !== city) onCity(next);
  }, [names]);
}
