import { useEffect, useState } from 'react';
import { useSite } from '#client/site.tsx';
import type { ReturnDetailProps } from '#registry/generated/return-detail.ts';
import type { BlockProps } from '#renderer/types.ts';
import { readReturnAddress } from '../orders/order-address.ts';
import { ReturnTrouble } from '../returns/return-trouble.tsx';
import { useOrderBack } from '../returns/use-order-back.ts';
import { SignedIn } from '../sign-in/signed-in.tsx';
import { ReturnDetailView } from './return-detail-view.tsx';

/** The return that the page's address names, for the order's owner. */
export function ReturnDetail({ node }: BlockProps<ReturnDetailProps>) {
  const { path } = useSite();
  const [address, setAddress] = useState<ReturnType<typeof readReturnAddress> | undefined>();
  useEffect(() => setAddress(readReturnAddress(window.location.pathname)), []);
  if (!address) return <ReturnTrouble trouble={address === null ? 'missing' : null} onRetry={() => undefined} />;
  return <SignedIn next={path}>{() => <OwnReturn {...address} {...node.props} />}</SignedIn>;
}
export default ReturnDetail;

function OwnReturn({ order, idReturn, ...props }: ReturnDetailProps & { order: string; idReturn: number | null }) {
  const { data, trouble, retry } = useOrderBack(order);
  const back = data?.ordersBack.find(({ id }) => id === idReturn);
  if (!data || !back) return <ReturnTrouble trouble={data ? 'missing' : trouble} onRetry={retry} />;
  return <ReturnDetailView {...props} back={back} info={data.info} reasons={data.reasons} />;
}
