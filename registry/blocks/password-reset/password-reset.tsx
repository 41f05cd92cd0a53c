import { browserApi } from '#client/browser-api.ts';
import type { BlockProps } from '#renderer/types.ts';
import { useSend } from '../../form-parts/use-send.ts';
import type { PasswordResetProps } from '../../generated/password-reset.ts';
import { PasswordResetView } from './password-reset-view.tsx';

/** Choosing a new password with the key that the page's address holds. */
export function PasswordReset({ node }: BlockProps<PasswordResetProps>) {
  const { token } = node.props;
  const { send, ...sending } = useSend();
  const onReset = (password: string) => send(() => browserApi.call('PUT /password/reset', { body: { token: token ?? '', password } }));
  return <PasswordResetView {...sending} hasToken={Boolean(token)} onReset={onReset} />;
}
export default PasswordReset;
