import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/address-form.ts';
import type { Address } from '#schemas/address.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { type AddressFields, toFields } from './draft.ts';

export type SavedAddressesProps = {
  addresses: readonly Address[];
  current: AddressFields;
  /** Null: another address, to be typed. */
  onChoose: (address: Address | null) => void;
};

/** Two people of one house have an address each. */
const isCurrent = (saved: Address, current: AddressFields) =>
  Object.entries(toFields(saved)).every(([name, value]) => current[name as keyof AddressFields] === value);

/** The account's addresses as cards; choosing one fills the fields below, which stay open to change. */
export function SavedAddresses({ addresses, current, onChoose }: SavedAddressesProps) {
  const messages = useMessages(allMessages);
  if (addresses.length === 0) return null;
  const chosen = addresses.findIndex((address) => isCurrent(address, current));
  return (
    <RadioGroup
      legend={messages.savedAddresses}
      name="savedAddress"
      value={chosen === -1 ? 'other' : String(chosen)}
      onChange={(value) => onChoose(addresses[Number(value)] ?? null)}
      options={[
        ...addresses.map((address, index) => ({
          value: String(index),
          label: `${address.firstname} ${address.lastname}`,
          detail: `${address.address}, ${`${address.postalCode} ${address.city}`.trim()}`,
        })),
        { value: 'other', label: messages.otherAddress },
      ]}
    />
  );
}
