import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/payments.ts';
import { messages as panelMessages } from '#messages/generated/admin.ts';
import type { ProviderSettings } from '#schemas/payment-settings.ts';
import { Button } from '#ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { usePanelCall } from '../call/use-panel-call.ts';
import { adminStyles as styles } from '../styles.ts';

/** Makes a means of payment the shop's (PAYMENT_METHOD), after asking once more. */
export function ChooseMethod({ provider: { method, isCurrent, isReady } }: { provider: ProviderSettings }) {
  const messages = useMessages(allMessages);
  const { methods } = useMessages(panelMessages);
  const [isAsked, setIsAsked] = useState(false);
  const { isBusy, failure, reset, run } = usePanelCall();
  const name = methods[method];
  if (isCurrent) return <p className={styles.muted}>{messages.isCurrent}</p>;
  const choose = () =>
    run(
      async () => {
        // A save names the version it was made on: another one meanwhile is refused, and says so.
        const { version } = await browserApi.call('GET /admin/parameter', {});
        await browserApi.call('PUT /admin/parameter', { body: { version, values: { PAYMENT_METHOD: method } } });
      },
      messages.chosen({ method: name }),
      () => setIsAsked(false),
    );
  return (
    <div>
      <Button
        variant={isReady ? 'solid' : 'outline'}
        onClick={() => {
          reset();
          setIsAsked(true);
        }}
      >
        {messages.choose({ method: name })}
      </Button>
      <AskDialog
        open={isAsked}
        title={messages.chooseAsk({ method: name })}
        action={messages.choose({ method: name })}
        busy={isBusy}
        failure={failure}
        onClose={() => setIsAsked(false)}
        onConfirm={choose}
      >
        <p>{messages.chooseText}</p>
        {!isReady && <p>{messages.chooseNotReady}</p>}
      </AskDialog>
    </div>
  );
}
