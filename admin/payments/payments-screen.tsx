import { paymentSetupQuery } from '#client/queries/admin-payments.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/payments.ts';
import { messages as panelMessages } from '#messages/generated/admin.ts';
import type { PaymentSetup, ProviderSettings } from '#schemas/payment-settings.ts';
import { Alert } from '#ui/alert.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ListAndDetail } from '../list/list-and-detail.tsx';
import { OpenDetail } from '../list/open-detail.tsx';
import { useSessionEnd } from '../require-admin.tsx';
import { adminStyles as styles } from '../styles.ts';
import { usePageQuery } from '../use-page-query.ts';
import { OpenRefunds } from './open-refunds.tsx';
import { PaymentSections } from './payment-sections.tsx';
import { ProviderPanel } from './provider-panel.tsx';

/** Payment settings of the shop: the provider, its keys and their check; and the refunds that a person must make. */
export function PaymentsScreen() {
  const messages = useMessages(allMessages);
  const state = useServerState(paymentSetupQuery());
  useSessionEnd(state.error);
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
      </div>
      <PaymentSections current="setup" />
      <OpenRefunds />
      {state.isError && !state.data && <RetryAlert text={messages.unknown} label={messages.retry} onRetry={() => void state.refetch()} />}
      {state.isPending && <Skeleton label={messages.loading} bars={[2.5, 14]} />}
      {state.data && <Setup setup={state.data} />}
    </>
  );
}

function Setup({ setup }: { setup: PaymentSetup }) {
  const messages = useMessages(allMessages);
  const { methods } = useMessages(panelMessages);
  const query = usePageQuery();
  const asked = query.get('method');
  const chosen = setup.providers.find(({ method }) => method === asked) ?? setup.providers.find(({ method }) => method === setup.method);
  return (
    <>
      <SetupNotes setup={setup} />
      <ListAndDetail
        label={messages.detail}
        list={
          <>
            <h2>{messages.methods}</h2>
            <ul className={styles.plain}>
              {setup.providers.map((provider) => (
                <li key={provider.method}>
                  <OpenDetail
                    isOpen={provider === chosen}
                    onOpen={() => query.set({ method: provider.method })}
                    note={<ProviderNote provider={provider} />}
                  >
                    {methods[provider.method]}
                  </OpenDetail>
                </li>
              ))}
            </ul>
          </>
        }
        detail={chosen ? <ProviderPanel key={`${chosen.method} ${chosen.updatedAt}`} provider={chosen} isOpened={asked !== ''} /> : null}
      />
    </>
  );
}

function ProviderNote({ provider: { isCurrent, isReady, mode } }: { provider: ProviderSettings }) {
  const messages = useMessages(allMessages);
  const readiness = isReady ? messages.ready({ mode: messages.modeNames[mode] }) : messages.notReady;
  return isCurrent ? `${messages.current}, ${readiness}` : readiness;
}

/** Warnings about the setup: no payments are possible, or no real money moves. */
function SetupNotes({ setup: { providers, hasTestBank, isSimulated } }: { setup: PaymentSetup }) {
  const messages = useMessages(allMessages);
  const { methods } = useMessages(panelMessages);
  const current = providers.find(({ isCurrent }) => isCurrent);
  return (
    <>
      {isSimulated && (
        <Alert tone="warning" title={messages.simulated}>
          <p>{messages.simulatedText}</p>
        </Alert>
      )}
      {current && !current.isReady && hasTestBank && (
        <Alert tone="warning" title={messages.testBank}>
          <p>{messages.testBankText}</p>
        </Alert>
      )}
      {current && !current.isReady && !hasTestBank && (
        <Alert tone="error" title={messages.currentNotReady}>
          <p>{messages.currentNotReadyText({ method: methods[current.method] })}</p>
        </Alert>
      )}
      {current?.isReady && current.mode === 'TEST' && !isSimulated && (
        <Alert tone="warning" title={messages.isTestNow}>
          <p>{messages.isTestNowText}</p>
        </Alert>
      )}
    </>
  );
}
