import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { answerConsent, consentTo, onConsent, type Purpose } from '#client/consent.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/navigation/consent.ts';
import { Button } from '#ui/button.tsx';
import { consentGateStyles as styles } from './styles.ts';

const onServer = () => null;

/** `consentTo`, kept up to date; null on the server, where nobody is known. */
const useConsent = (purpose: Purpose): boolean | null => useSyncExternalStore(onConsent, () => consentTo(purpose), onServer);

export type ConsentGateProps = {
  purpose: 'embeds' | 'maps';
  /** Provider of the content, as people know it: "YouTube". */
  host: string;
  /** Stands behind the sentence and the buttons: a picture of the site's own. */
  poster?: ReactNode;
  /** Renders the content of the third party. Called only after consent; `isFresh`: consent was given on this page just now. */
  children: (isFresh: boolean) => ReactNode;
};

/**
 * Keeps a third party's content out of the page until the person says yes, once or for good. Fills its place, so that
 * nothing moves when the content comes. Saying no takes no step at all.
 */
export function ConsentGate({ purpose, host, poster, children }: ConsentGateProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const isAllowed = useConsent(purpose) === true;
  const [isOnce, setOnce] = useState(false);
  const [isFresh, setFresh] = useState(false);
  const content = useRef<HTMLDivElement>(null);

  // The button that was pressed is gone: the focus goes where it led.
  useEffect(() => {
    if (isFresh) content.current?.focus({ preventScroll: true });
  }, [isFresh]);

  if (isAllowed || isOnce) {
    return (
      <div className={styles.content} ref={content} tabIndex={-1} data-purposes={purpose}>
        {children(isFresh)}
      </div>
    );
  }
  const show = (isForGood: boolean) => {
    setFresh(true);
    if (isForGood) answerConsent({ [purpose]: true });
    else setOnce(true);
  };
  return (
    <div className={styles.gate} data-purposes={purpose}>
      {poster && <div className={styles.poster}>{poster}</div>}
      <div className={styles.card}>
        <p className={styles.text}>{messages[purpose]({ host })}</p>
        <div className={styles.buttons}>
          <Button onClick={() => show(false)}>{messages.once}</Button>
          <Button variant="outline" onClick={() => show(true)}>
            {messages.always}
          </Button>
        </div>
        <a className={styles.policy} href={to('/cookie-policy')}>
          {messages.policy}
        </a>
      </div>
    </div>
  );
}
