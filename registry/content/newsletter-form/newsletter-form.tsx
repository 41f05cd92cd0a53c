import { useEffect, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import type { NewsletterFormProps } from '#registry/generated/newsletter-form.ts';
import type { BlockProps } from '#renderer/types.ts';
import { useSend } from '../forms/use-send.ts';
import type { NewsletterFormData } from './index.ts';
import { NewsletterFormView } from './newsletter-form-view.tsx';
import { SubscriptionView } from './subscription-view.tsx';

/** The newsletter's form; with the key of an e-mail, the page that confirms or ends its subscription. */
export function NewsletterForm({ node }: BlockProps<NewsletterFormProps, NewsletterFormData>) {
  const { token, action, title, text, privacyUrl } = node.props;
  const [ready, setReady] = useState(false);
  const { send, ...sending } = useSend();
  useEffect(() => setReady(true), []);
  if (token) {
    const key = action === 'confirm' ? 'POST /newsletter/confirm' : 'POST /newsletter/unsubscribe';
    const onSend = () => send(() => browserApi.call(key, { body: { token } }));
    return <SubscriptionView {...sending} action={action} ready={ready} onSend={onSend} />;
  }
  if (!node.data.isOpen) return null;
  const onSubscribe = (email: string) => send(() => browserApi.call('POST /newsletter/subscribe', { body: { email } }));
  return <NewsletterFormView {...sending} title={title} text={text} privacyUrl={privacyUrl} ready={ready} onSubscribe={onSubscribe} />;
}
export default NewsletterForm;
