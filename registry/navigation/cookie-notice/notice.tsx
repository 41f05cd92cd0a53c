import { useEffect, useState, useSyncExternalStore } from 'react';
import { answerConsent, consentTo, onConsent, type Purpose } from '#client/consent.ts';
import { useSite } from '#client/site.tsx';
import { messages as choiceMessages } from '#messages/generated/registry/navigation/consent/choice.ts';
import { messages as purposeMessages } from '#messages/generated/registry/navigation/consent/purpose.ts';
import { Button } from '#ui/button.tsx';
import { ChoicesDialog } from '../consent/choices-dialog.tsx';
import { runConsentedScripts } from '../consent/consent-scripts.ts';
import { cookieNoticeStyles as styles } from './styles.ts';

type NoticeProps = { asked: readonly Purpose[]; partners: string; text?: string | undefined; policyHref: string };

const onServer = () => false;

/**
 * The question, until it is answered: yes and no side by side and alike. It lies over the page and holds nobody up; whoever does
 * not answer has not said yes. In the page's HTML it is hidden, and shown by the page's first script to whoever has not answered
 * (web/browser/boot). Scripts that have a yes run from here.
 */
export function Notice({ asked, partners, text, policyHref }: NoticeProps) {
  const { lang } = useSite();
  const messages = choiceMessages[lang];
  const [isChoosing, setChoosing] = useState(false);
  const isOpen = useSyncExternalStore(onConsent, () => asked.some((purpose) => consentTo(purpose) === null), onServer);
  const isInHtml = typeof window === 'undefined';

  useEffect(() => {
    runConsentedScripts();
    return onConsent(runConsentedScripts);
  }, []);

  const answerAll = (granted: boolean) => answerConsent(Object.fromEntries(asked.map((purpose) => [purpose, granted])));
  const names = asked.map((purpose) => purposeMessages[lang][purpose].name.toLocaleLowerCase(lang)).join(', ');
  return (
    <>
      {(isOpen || isInHtml) && (
        <section className={styles.notice} aria-label={messages.notice} hidden={!isOpen}>
          <p className={styles.text}>
            {text || messages.question({ uses: names })} {partners && `${messages.partners({ names: partners })} `}
            <a href={policyHref}>{messages.policy}</a>
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => answerAll(false)}>{messages.refuse}</Button>
            <Button onClick={() => answerAll(true)}>{messages.accept}</Button>
            <Button variant="quiet" onClick={() => setChoosing(true)}>
              {messages.choose}
            </Button>
          </div>
        </section>
      )}
      {isChoosing && (
        <ChoicesDialog lang={lang} asked={asked} partners={partners} policyHref={policyHref} onClose={() => setChoosing(false)} />
      )}
    </>
  );
}
