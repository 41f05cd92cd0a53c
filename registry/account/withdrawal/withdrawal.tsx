import { useEffect, useState } from 'react';
import { useAuth } from '#client/shop/auth.ts';
import type { WithdrawalProps } from '#registry/generated/withdrawal.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { WithdrawalData } from './index.ts';
import { WithdrawalView } from './withdrawal-view.tsx';

/** Declares a withdrawal by plain forms, in two steps. Whoever is signed in finds her name and address in the fields. */
export function Withdrawal({ node }: BlockProps<WithdrawalProps, WithdrawalData>) {
  const { user } = useAuth();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const { declaration, isLost, known } = node.data;
  const person = isReady && user ? { name: `${user.firstname} ${user.lastname}`.trim(), email: user.email } : null;
  const fields = { ...known, name: known.name || (person?.name ?? ''), email: known.email || (person?.email ?? '') };
  return <WithdrawalView {...node.props} declaration={declaration} isLost={isLost} known={fields} />;
}
export default Withdrawal;
