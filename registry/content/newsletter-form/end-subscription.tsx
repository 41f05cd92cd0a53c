import { useEffect, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import type { NewsletterList } from '#schemas/newsletter.ts';
import { useSend } from '../forms/use-send.ts';
import { SubscriptionView } from './subscription-view.tsx';

type Named = Pick<NewsletterList, 'id' | 'name'>;

/** Ends the subscriptions of an e-mail's key. `named`: the newsletters that its link names, which alone are ticked. */
export function EndSubscription({ token, named }: { token: string; named: readonly number[] }) {
  const [lists, setLists] = useState<readonly Named[] | null>(null);
  const { send, ...sending } = useSend();
  useEffect(() => {
    // A key that is over has no lists: the button then ends what there is, which is nothing.
    browserApi.call('POST /newsletter/lookup', { body: { token } }).then(setLists, () => setLists([]));
  }, [token]);
  const onSend = (chosen: readonly number[]) => {
    const some = lists && chosen.length < lists.length ? { lists: [...chosen] } : {};
    send(() => browserApi.call('POST /newsletter/unsubscribe', { body: { token, ...some } }));
  };
  return <SubscriptionView {...sending} action="unsubscribe" ready={lists !== null} lists={lists ?? []} named={named} onSend={onSend} />;
}
