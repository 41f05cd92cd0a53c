import { type KeyboardEvent, useRef } from 'react';
import { useWords } from '#client/site.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { relayStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type RelaySearchProps = {
  postalCode: string;
  onSearch: (postalCode: string) => void;
  /** Asks the browser where the shopper is; missing where it cannot tell. */
  onAround?: (() => void) | undefined;
  locating: 'idle' | 'busy' | 'failed';
};

/** Where to look. No form of its own: it stands inside the form of the shipping step. */
export function RelaySearch({ postalCode, onSearch, onAround, locating }: RelaySearchProps) {
  const words = useWords(allWords);
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
          label={words.search}
          name="relayPostalCode"
          defaultValue={postalCode}
          inputMode="numeric"
          autoComplete="postal-code"
          maxLength={12}
          onKeyDown={onKeyDown}
        />
        <Button variant="outline" onClick={search}>
          {words.find}
        </Button>
      </div>
      {onAround && (
        <div className={styles.around}>
          <Button variant="quiet" busy={locating === 'busy'} onClick={onAround}>
            {words.around}
          </Button>
          <span role="status">
            {locating === 'busy' && words.locating}
            {locating === 'failed' && words.notLocated}
          </span>
        </div>
      )}
    </>
  );
}
