import { browserApi } from '#client/browser-api.ts';
import type { BlockProps } from '#renderer/types.ts';
import { useSend } from '../../form-parts/use-send.ts';
import type { PasswordResetAskProps } from '../../generated/password-reset-ask.ts';
import { PasswordResetAskView } from './password-reset-ask-view.tsx';

/** Asking for a link to choose a new password. */
export function PasswordResetAsk({ node }: BlockProps<PasswordResetAskProps>) {
  const { send, ...sending } = useSend();
  const onAsk = (email: string) => send(() => browserApi.call('PUT /password/reset/ask', { body: { email } }));
  return <PasswordResetAskView {...node.props} {...sending} onAsk={onAsk} />;
}
export default PasswordResetAsk;
