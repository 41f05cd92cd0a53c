import { type ReactNode, useEffect, useRef, useState } from 'react';
import { answerConsent } from '#client/consent.ts';
import { useLocalPath, useWords } from '#client/site.tsx';
import { useConsent } from '#client/use-consent.ts';
import { Button } from '#ui/button.tsx';
import { consentGateStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type ConsentGateProps = {
  purpose: 'embeds' | 'maps';
  /** Whom the content comes from, as people know it: "YouTube". */
  host: string;
  /** Stands behind the sentence and the buttons: a picture of the site's own. */
  poster?: ReactNode;
  /** What asks the third party. Called only after a yes; `isFresh` when the yes was given here and now. */
  children: (isFresh: boolean) => ReactNode;
};

/**
 * Keeps a third party's content out of the page until the person says yes, once or for good. Fills its place, so that
 * nothing moves when the content comes. Saying no takes no step at all.
 */
export function ConsentGate({ purpose, host, poster, children }: ConsentGateProps) {
  const words = useWords(allWords);
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
        <p className={styles.text}>{words[purpose](host)}</p>
        <div className={styles.buttons}>
          <Button onClick={() => show(false)}>{words.once}</Button>
          <Button variant="outline" onClick={() => show(true)}>
            {words.always}
          </Button>
        </div>
        <a className={styles.policy} href={to('/cookie-policy')}>
          {words.policy}
        </a>
      </div>
    </div>
  );
}
