import { browserApi } from '#client/browser-api.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as providerFieldMessages } from '#messages/generated/admin/payments/field.ts';
import { messages as allMessages } from '#messages/generated/admin/payments.ts';
import type { ProviderCheck, ProviderSettings } from '#schemas/payment-settings.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';
import { paymentStyles } from './styles.ts';

type ProviderCheckPartProps = {
  provider: ProviderSettings;
  /** Something is typed that is not stored: what is checked is what is stored. */
  isChanged: boolean;
};

/** Checks each key and makes a test call, and says in words what came of it. */
export function ProviderCheckPart({ provider, isChanged }: ProviderCheckPartProps) {
  const messages = useMessages(allMessages);
  const { method, check } = provider;
  const { mutate, isPending, failure } = usePanelMutation({
    mutationFn: () => browserApi.call('POST /admin/payment/provider/{method}/check', { params: { method } }),
    done: messages.checked,
  });
  return (
    <div className={paymentStyles.part}>
      <h3>{messages.checkTitle}</h3>
      <div role="status">
        {check ? <CheckResult provider={provider} check={check} /> : <p className={styles.muted}>{messages.never}</p>}
      </div>
      <FailureAlert failure={failure} />
      <div className={styles.actions}>
        {isChanged ? (
          <span className={styles.muted}>{messages.checkFirst}</span>
        ) : (
          <Button variant="outline" busy={isPending} onClick={() => mutate()}>
            {messages.check}
          </Button>
        )}
      </div>
    </div>
  );
}

function CheckResult({ provider: { method }, check }: { provider: ProviderSettings; check: ProviderCheck }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const dates = useDates();
  const labels: Readonly<Record<string, { label: string }>> = providerFieldMessages[lang][method];
  return (
    <div className={styles.ask}>
      <p className={styles.muted}>{messages.checkedAt({ moment: dates.moment(check.checkedAt) })}</p>
      <ul className={paymentStyles.checks}>
        {check.fields.map(({ key, state }) => (
          <Line key={key} isRight={state === 'ok'}>
            {`${labels[key]?.label ?? key} : ${messages.fieldStates[state]}`}
          </Line>
        ))}
        <Line isRight={check.call === 'accepted' || check.call === 'reachable'}>{messages.callStates[check.call]}</Line>
        {check.notifies !== null && <Line isRight={check.notifies}>{check.notifies ? messages.notifies : messages.doesNotNotify}</Line>}
      </ul>
    </div>
  );
}

/** The text says whether the check passed; the icon only helps the eye. */
function Line({ isRight, children }: { isRight: boolean; children: string }) {
  return (
    <li className={paymentStyles.check} data-state={isRight ? 'right' : 'wrong'}>
      <Icon name={isRight ? 'check' : 'close'} />
      <span>{children}</span>
    </li>
  );
}
