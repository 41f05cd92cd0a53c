import { useEffect, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import type { NewsletterFormProps } from '#registry/generated/newsletter-form.ts';
import type { BlockProps } from '#renderer/types.ts';
import { useSend } from '../forms/use-send.ts';
import { EndSubscription } from './end-subscription.tsx';
import type { NewsletterFormData } from './index.ts';
import { NewsletterFormView } from './newsletter-form-view.tsx';
import { SubscriptionView } from './subscription-view.tsx';

/** Reads the newsletters that the link of an e-mail names: `3.12`. */
const readListIds = (list = ''): number[] =>
  list
    .split('.')
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);

/** The newsletter's form; with the key of an e-mail, the page that confirms or ends its subscriptions. */
export function NewsletterForm({ node }: BlockProps<NewsletterFormProps, NewsletterFormData>) {
  const { token, action, list, title, text, privacyUrl } = node.props;
  const { isOpen, lists } = node.data;
  const [ready, setReady] = useState(false);
  const { send, ...sending } = useSend();
  useEffect(() => setReady(true), []);
  if (token && action === 'unsubscribe') return <EndSubscription token={token} named={readListIds(list)} />;
  if (token) {
    const named = readListIds(list);
    const body = { token, ...(named.length > 0 && { lists: named }) };
    const onSend = () => send(() => browserApi.call('POST /newsletter/confirm', { body }));
    return <SubscriptionView {...sending} action="confirm" ready={ready} onSend={onSend} />;
  }
  if (!isOpen) return null;
  const onSubscribe = (email: string, chosen: readonly number[]) =>
    send(() => browserApi.call('POST /newsletter/subscribe', { body: { email, ...(lists.length > 1 && { lists: [...chosen] }) } }));
  return (
    <NewsletterFormView
      {...sending}
      title={title}
      text={text}
      privacyUrl={privacyUrl}
      lists={lists}
      ready={ready}
      onSubscribe={onSubscribe}
    />
  );
}
export default NewsletterForm;
