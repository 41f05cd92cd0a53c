import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/profile.ts';
import { AddressFields } from '#registry/checkout/address-form/address-fields.tsx';
import {
  type Faults,
  type FieldKey,
  type AddressFields as Fields,
  faultsLeft,
  type SoldCountry,
} from '#registry/checkout/address-form/draft.ts';
import type { Sending } from '#registry/content/forms/use-send.ts';
import type { AddressInput } from '#schemas/address.ts';
import { Button } from '#ui/button.tsx';
import { focusFirstInvalid } from '#ui/focus-first-invalid.ts';
import { FailureAlert } from '../sign-in/failure-alert.tsx';
import { accountForm } from '../sign-in/form-styles.ts';
import { profileStyles as styles } from './styles.ts';

export type AddressEditorProps = Sending & {
  start: Fields;
  countries: readonly SoldCountry[];
  /** Suggested for the postal code that stands in the form. */
  cities: readonly string[];
  onPlace: (place: Pick<Fields, 'postalCode' | 'idCountry'>) => void;
  onSave: (address: AddressInput) => void;
  onClose: () => void;
};

/** One address while it is typed; a refused form shows its faults at the fields and moves to the first. */
export function AddressEditor({ start, countries, cities, status, failure, onPlace, onSave, onClose }: AddressEditorProps) {
  const messages = useMessages(allMessages).book;
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(start);
  const [found, setFound] = useState<Faults>({});
  // A field that was changed since is no longer said to be wrong.
  const [changed, setChanged] = useState<ReadonlySet<FieldKey>>(new Set());
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  useEffect(() => void focusFirstInvalid(Object.keys(found).length > 0 ? form.current : null), [found]);
  const change = (part: Partial<Fields>) => {
    const next = { ...fields, ...part };
    setFields(next);
    setChanged(new Set([...changed, ...Object.keys(part).map((name) => `delivery.${name as keyof Fields}` as const)]));
    onPlace(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { checkAddress } = await import('#registry/checkout/address-form/check-form.ts');
    const faults: Faults = {};
    const read = checkAddress(fields, 'delivery', faults, countries);
    setFound(faults);
    setChanged(new Set());
    if (read && Object.keys(faults).length === 0) onSave(read);
  };
  return (
    <form ref={form} className={accountForm} method="post" noValidate onSubmit={submit}>
      <FailureAlert failure={failure} needsSession />
      <AddressFields
        group="delivery"
        fields={fields}
        faults={faultsLeft(found, changed)}
        countries={countries.map(({ id, name }) => ({ value: String(id), label: name }))}
        isRequired
        cities={cities}
        onChange={change}
      />
      <div className={styles.actions}>
        <Button type="submit" busy={status === 'pending'}>
          {messages.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
