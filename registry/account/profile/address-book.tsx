import { useEffect, useRef, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/profile.ts';
import { type AddressFields, toFields, withOffered } from '#registry/checkout/address-form/draft.ts';
import type { Address, AddressInput } from '#schemas/address.ts';
import { Button } from '#ui/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AddressLines } from '../orders/address-lines.tsx';
import { FailureAlert } from '../sign-in/failure-alert.tsx';
import { AddressEditor, type AddressEditorProps } from './address-editor.tsx';
import { profileStyles as styles } from './styles.ts';

export type AddressBookProps = Pick<AddressEditorProps, 'status' | 'failure' | 'countries' | 'cities' | 'onPlace'> & {
  addresses: readonly Address[];
  /** Owner of the address book, whose name fills a new address. */
  owner: { firstname: string; lastname: string };
  /** `id` null: a new one. */
  onSave: (address: AddressInput, id: number | null) => void;
  onRemove: (id: number) => void;
};

type Opened = Address | 'new' | null;

/** The addresses of an account: to add, change and take out; the checkout offers them. Who took one out has a way back. */
export function AddressBook({ addresses, owner, onSave, onRemove, ...editor }: AddressBookProps) {
  const messages = useMessages(allMessages).book;
  const { site } = useSite();
  const box = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const [removed, setRemoved] = useState<Address | null>(null);
  const last = useRef<Opened>(null);
  const { status, failure, countries, onPlace } = editor;
  useEffect(() => {
    if (status === 'success') setOpened(null);
  }, [status]);
  useEffect(() => {
    const before = last.current;
    last.current = opened;
    // A form that closes hands the focus back to what opened it.
    if (opened === null && before !== null) {
      const at = before === 'new' ? '[data-add]' : `[data-address="${before.id}"] button`;
      box.current?.querySelector<HTMLElement>(`${at}`)?.focus();
    }
  }, [opened]);

  const open = (next: Address | 'new') => {
    setRemoved(null);
    setOpened(next);
    onPlace(next === 'new' ? { postalCode: '', idCountry: null } : { postalCode: next.postalCode, idCountry: next.country.id });
  };
  const blank: AddressFields = {
    ...owner,
    latinName: '',
    address: '',
    addressPart2: '',
    postalCode: '',
    city: '',
    idCountry: countries.find(({ alphaTwo }) => alphaTwo === site.market)?.id ?? null,
  };
  const form = opened && (
    <AddressEditor
      {...editor}
      start={opened === 'new' ? blank : withOffered(toFields(opened), countries)}
      onSave={(address) => onSave(address, opened === 'new' ? null : opened.id)}
      onClose={() => setOpened(null)}
    />
  );
  return (
    <section ref={box} className={styles.card} aria-label={messages.title}>
      <h2 className={styles.title}>{messages.title}</h2>
      {addresses.length === 0 && opened === null && <p className={styles.text}>{messages.none}</p>}
      {!opened && <FailureAlert failure={failure} needsSession />}
      {removed && !addresses.some(({ id }) => id === removed.id) && (
        <Removed
          key={removed.id}
          onUndo={() => {
            const { idCountry, ...lines } = toFields(removed);
            if (idCountry !== null) onSave({ ...lines, idCountry }, null);
            setRemoved(null);
          }}
        />
      )}
      {addresses.length > 0 && (
        <ul className={styles.book}>
          {addresses.map((address) => (
            <li key={address.id} className={styles.entry} data-address={address.id}>
              {opened !== null && opened !== 'new' && opened.id === address.id ? (
                form
              ) : (
                <>
                  <AddressLines address={address} country={address.country.name} />
                  <div className={styles.actions}>
                    <Button variant="quiet" onClick={() => open(address)}>
                      {messages.change}
                      <VisuallyHidden> {address.address}</VisuallyHidden>
                    </Button>
                    <Button
                      variant="quiet"
                      onClick={() => {
                        setOpened(null);
                        setRemoved(address);
                        if (address.id !== null) onRemove(address.id);
                      }}
                    >
                      {messages.remove}
                      <VisuallyHidden> {address.address}</VisuallyHidden>
                    </Button>
                  </div>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {opened === 'new' ? (
        form
      ) : (
        <div>
          <Button variant="outline" data-add onClick={() => open('new')}>
            {messages.add}
          </Button>
        </div>
      )}
    </section>
  );
}

function Removed({ onUndo }: { onUndo: () => void }) {
  const messages = useMessages(allMessages).book;
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => box.current?.querySelector('button')?.focus(), []);
  return (
    <p ref={box} className={styles.removed} role="status">
      {messages.removed}{' '}
      <Button variant="quiet" onClick={onUndo}>
        {messages.undo}
      </Button>
    </p>
  );
}
