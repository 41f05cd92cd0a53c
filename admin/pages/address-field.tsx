import { addressCheckQuery } from '#client/queries/page-admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import { Field } from '#ui/field.tsx';
import { usePause } from '../use-pause.ts';

type AddressFieldProps = {
  value: string;
  /** The page that has it. */
  id?: number;
  /** Its address so far: a change says that this one leads on. */
  before?: string;
  hint?: string;
  error: string | undefined;
  onChange: (url: string) => void;
};

/** As the API takes addresses (PagePath); it checks them itself. */
const written = /^\/(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\/[a-z0-9]+(?:-[a-z0-9]+)*)*)?$/;
const isWrong = (address: string): boolean => address !== '' && !written.test(address);

/** The address of a page, with what it would do: who has it, what it takes the place of, that the old one leads on. */
export function AddressField({ value, id, before, hint, error, onChange }: AddressFieldProps) {
  const messages = useMessages(allMessages);
  const current = value.trim();
  const typed = usePause(current);
  const isChecked = typed !== '' && typed !== before && written.test(typed);
  const { data: check } = useServerState({ ...addressCheckQuery(typed, id), enabled: isChecked });
  // Said after a pause, taken back at once.
  const wrong = isWrong(typed) && isWrong(current) ? messages.addressWrong : undefined;
  const found = isChecked ? check : undefined;
  const taken = found?.takenBy && typed === current ? messages.addressTaken({ title: found.takenBy.title }) : undefined;
  const notes = [
    found?.shadows && messages.addressShadows,
    found?.redirectsTo && messages.addressRedirects({ title: found.redirectsTo.title }),
    before !== undefined && isChecked && messages.addressChange({ from: before }),
  ].filter(Boolean);
  return (
    <Field
      label={messages.address}
      value={value}
      maxLength={200}
      spellCheck={false}
      autoCapitalize="none"
      hint={notes.length > 0 ? notes.join(' ') : (hint ?? messages.addressHint)}
      error={error ?? wrong ?? taken}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
