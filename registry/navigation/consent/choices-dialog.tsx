import { type FormEvent, useState } from 'react';
import { answerConsent, consentTo, type Purpose } from '#client/consent.ts';
import { messages as choiceMessages } from '#messages/generated/registry/navigation/consent/choice.ts';
import { messages as purposeMessages } from '#messages/generated/registry/navigation/consent/purpose.ts';
import type { Lang } from '#schemas/site.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';

const { colour, space } = theme;
const styles = {
  form: style({ display: 'grid', gap: space.m }),
  list: style({ display: 'grid', gap: space.s, padding: 0, listStyle: 'none' }),
  purpose: style({ padding: space.s, border: `1px solid ${colour.rule}`, borderRadius: theme.radius.m }),
  buttons: style({ display: 'grid', gap: space.xs, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))' }),
  small: style({ fontSize: theme.size.small, color: colour.muted, '& a': { color: colour.link } }),
};

type ChoicesDialogProps = {
  lang: Lang;
  asked: readonly Purpose[];
  /** Recipients of the data, as the site's notice names them. */
  partners: string;
  policyHref: string;
  onClose: () => void;
};

/** Dialog for the consent to each purpose. Refusing all takes one press, as accepting all does. */
export function ChoicesDialog({ lang, asked, partners, policyHref, onClose }: ChoicesDialogProps) {
  const messages = choiceMessages[lang];
  const [granted, setGranted] = useState(() => asked.filter((purpose) => consentTo(purpose) === true));
  const answer = (yes: readonly Purpose[]) => {
    // Scripts whose consent is withdrawn run until the page is reloaded.
    const mustReload = asked.some((purpose) => consentTo(purpose) === true && !yes.includes(purpose) && isScripted(purpose));
    answerConsent(Object.fromEntries(asked.map((purpose) => [purpose, yes.includes(purpose)])));
    onClose();
    if (mustReload) location.reload();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    answer(granted);
  };
  return (
    <Dialog open title={messages.title} closeLabel={messages.close} onClose={onClose}>
      <form className={styles.form} method="post" onSubmit={save}>
        <p>{asked.length > 0 ? messages.intro : messages.nothing}</p>
        {asked.length > 0 && (
          <>
            <ul className={styles.list}>
              {asked.map((purpose) => (
                <li key={purpose} className={styles.purpose}>
                  <Checkbox
                    label={purposeMessages[lang][purpose].name}
                    hint={purposeMessages[lang][purpose].text}
                    checked={granted.includes(purpose)}
                    onChange={({ target }) =>
                      setGranted((now) => (target.checked ? [...now, purpose] : now.filter((other) => other !== purpose)))
                    }
                  />
                </li>
              ))}
            </ul>
            <div className={styles.buttons}>
              <Button onClick={() => answer([])}>{messages.refuse}</Button>
              <Button onClick={() => answer(asked)}>{messages.accept}</Button>
            </div>
            <Button type="submit" variant="outline">
              {messages.save}
            </Button>
          </>
        )}
        <p className={styles.small}>
          {partners && `${messages.partners({ names: partners })} `}
          {asked.length > 0 && `${messages.kept} `}
          <a href={policyHref}>{messages.policy}</a>
        </p>
      </form>
    </Dialog>
  );
}

const isScripted = (purpose: Purpose): boolean => purpose === 'audience' || purpose === 'marketing';
