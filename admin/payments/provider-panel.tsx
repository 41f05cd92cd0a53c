import { type FormEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as providerFieldMessages } from '#messages/generated/admin/payments/field.ts';
import { messages as allMessages } from '#messages/generated/admin/payments.ts';
import { messages as panelMessages } from '#messages/generated/admin.ts';
import type { ProviderSettings } from '#schemas/payment-settings.ts';
import { currenciesOfMethod, type PaymentMode } from '#schemas/payments.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { errorAt, FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { DetailHeading } from '../list/list-and-detail.tsx';
import { adminStyles as styles } from '../styles.ts';
import { ChooseMethod } from './choose-method.tsx';
import { NotificationAddress } from './notification-address.tsx';
import { ProviderCheckPart } from './provider-check.tsx';
import { SecretField } from './secret-field.tsx';
import { paymentStyles } from './styles.ts';

export type ProviderPanelProps = {
  provider: ProviderSettings;
  /** It was opened from the list, so that its heading takes the focus. */
  isOpened: boolean;
};

/** One means of payment: whether it is the shop's, its keys, their check, and where it sends its notifications. */
export function ProviderPanel({ provider, isOpened }: ProviderPanelProps) {
  const messages = useMessages(allMessages);
  const { methods } = useMessages(panelMessages);
  const { method, isCurrent, isReady, mode, refundsByItself } = provider;
  const { currency } = useSite();
  const name = methods[method];
  const taken = currenciesOfMethod[method];
  return (
    <div className={styles.ask}>
      <div className={styles.head}>
        {isOpened ? <DetailHeading key={method}>{name}</DetailHeading> : <h2>{name}</h2>}
        {isCurrent && <Badge tone="accent">{messages.current}</Badge>}
        <Badge tone={isReady ? 'accent' : 'sale'}>{isReady ? messages.ready({ mode: messages.modeNames[mode] }) : messages.notReady}</Badge>
      </div>
      {taken && !taken.includes(currency) && (
        <Alert tone="warning">
          <p>{messages.otherCurrency({ method: name, taken: taken.join(', '), currency })}</p>
        </Alert>
      )}
      <p className={styles.muted}>{refundsByItself ? messages.byItself : messages.byHand}</p>
      <ChooseMethod provider={provider} />
      <KeysForm provider={provider} />
      <NotificationAddress method={method} url={provider.notificationUrl} />
    </div>
  );
}

const paymentModes = ['TEST', 'LIVE'] as const satisfies readonly PaymentMode[];

/** Environment and keys. What was stored stays where nothing new is typed; secrets are never shown. */
function KeysForm({ provider }: { provider: ProviderSettings }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const dates = useDates();
  const { method, fields, updatedAt, updatedBy } = provider;
  const [mode, setMode] = useState<PaymentMode>(provider.mode);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const save = usePanelMutation({
    mutationFn: () => browserApi.call('PUT /admin/payment/provider/{method}', { params: { method }, body: { mode, values: typed } }),
    done: messages.saved,
    onSuccess: () => setIsAsked(false),
  });
  const { failure } = save;
  const isChanged = mode !== provider.mode || Object.keys(typed).length > 0;
  const goesLive = mode === 'LIVE' && provider.mode !== 'LIVE';
  const type = (key: string, value: string | undefined) => {
    const { [key]: _, ...rest } = typed;
    setTyped(value === undefined ? rest : { ...rest, [key]: value });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (goesLive) setIsAsked(true);
    else save.mutate();
  };
  const labels: Readonly<Record<string, { label: string; hint: string }>> = providerFieldMessages[lang][method];
  return (
    <>
      <form noValidate className={paymentStyles.part} onSubmit={submit} autoComplete="off">
        <h3>{messages.keys}</h3>
        <RadioGroup
          legend={messages.mode}
          name={`mode-${method}`}
          layout="grid"
          value={mode}
          error={errorAt(failure, 'mode')}
          onChange={setMode}
          options={paymentModes.map((value) => ({ value, ...messages.modes[value] }))}
        />
        {fields.map(({ key, isSecret, isSet, value }) => {
          const said = labels[key] ?? { label: key, hint: '' };
          const common = { ...said, name: key, error: errorAt(failure, `values.${key}`) };
          if (isSecret) {
            return (
              <SecretField key={key} {...common} isSet={isSet} storedAt={updatedAt} typed={typed[key]} onType={(text) => type(key, text)} />
            );
          }
          return (
            <Field
              key={key}
              {...common}
              autoComplete="off"
              spellCheck={false}
              maxLength={400}
              value={typed[key] ?? value ?? ''}
              onChange={({ target }) => type(key, target.value === (value ?? '') ? undefined : target.value.trim())}
            />
          );
        })}
        <FailureAlert failure={failure} />
        <div className={styles.actions}>
          <Button
            type="submit"
            busy={save.isPending}
            aria-disabled={!isChanged || undefined}
            onClick={isChanged ? undefined : (event) => event.preventDefault()}
          >
            {messages.save}
          </Button>
          {updatedAt && <span className={styles.muted}>{messages.savedBy({ moment: dates.moment(updatedAt), email: updatedBy })}</span>}
        </div>
        <AskDialog
          open={isAsked}
          title={messages.liveAsk}
          action={messages.liveAct}
          mutation={save}
          onClose={() => setIsAsked(false)}
          onConfirm={save.mutate}
        >
          <p>{messages.liveText}</p>
        </AskDialog>
      </form>
      <ProviderCheckPart provider={provider} isChanged={isChanged} />
    </>
  );
}
