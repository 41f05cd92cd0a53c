import { type KeyboardEvent, useRef } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/relays.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { relayStyles as styles } from './styles.ts';

export type RelaySearchProps = {
  postalCode: string;
  onSearch: (postalCode: string) => void;
  /** Asks the browser where the shopper is; missing where it cannot tell. */
  onAround?: (() => void) | undefined;
  locating: 'idle' | 'busy' | 'failed';
};

/** Field for the place to search around. It has no form of its own: it is inside the form of the shipping step. */
export function RelaySearch({ postalCode, onSearch, onAround, locating }: RelaySearchProps) {
  const messages = useMessages(allMessages);
  const input = useRef<HTMLInputElement>(null);
  const search = () => {
    const typed = input.current?.value.trim() ?? '';
    if (typed.length >= 2) onSearch(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    search();
  };
  return (
    <>
      <div className={styles.search}>
        <Field
          ref={input}
          key={postalCode}
          label={messages.search}
          name="relayPostalCode"
          defaultValue={postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          onKeyDown={onKeyDown}
        />
        <Button variant="outline" onClick={search}>
          {messages.find}
        </Button>
      </div>
      {onAround && (
        <div className={styles.around}>
          <Button variant="quiet" busy={locating === 'busy'} onClick={onAround}>
            {messages.around}
          </Button>
          <span role="status">
            {locating === 'busy' && messages.locating}
            {locating === 'failed' && messages.notLocated}
          </span>
        </div>
      )}
    </>
  );
}
