import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/payments.ts';
import { messages as panelMessages } from '#messages/generated/admin.ts';
import type { ProviderSettings } from '#schemas/payment-settings.ts';
import { Button } from '#ui/button.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';

/** Makes a means of payment the shop's (PAYMENT_METHOD), after asking once more. */
export function ChooseMethod({ provider: { method, isCurrent, isReady } }: { provider: ProviderSettings }) {
  const messages = useMessages(allMessages);
  const { methods } = useMessages(panelMessages);
  const [isAsked, setIsAsked] = useState(false);
  const name = methods[method];
  const choice = usePanelMutation({
    mutationFn: async () => {
      // A save names the version it was made on: another one meanwhile is refused, and says so.
      const { version } = await browserApi.call('GET /admin/parameter', {});
      await browserApi.call('PUT /admin/parameter', { body: { version, values: { PAYMENT_METHOD: method } } });
    },
    done: messages.chosen({ method: name }),
    onSuccess: () => setIsAsked(false),
  });
  if (isCurrent) return <p className={styles.muted}>{messages.isCurrent}</p>;
  return (
    <div>
      <Button variant={isReady ? 'solid' : 'outline'} onClick={() => setIsAsked(true)}>
        {messages.choose({ method: name })}
      </Button>
      <AskDialog
        open={isAsked}
        title={messages.chooseAsk({ method: name })}
        action={messages.choose({ method: name })}
        mutation={choice}
        onClose={() => setIsAsked(false)}
        onConfirm={choice.mutate}
      >
        <p>{messages.chooseText}</p>
        {!isReady && <p>{messages.chooseNotReady}</p>}
      </AskDialog>
    </div>
  );
}
