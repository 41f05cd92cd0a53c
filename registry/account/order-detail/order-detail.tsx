import { useEffect, useState } from 'react';
import { useSite } from '#client/site.tsx';
import { type OrderAddress, readOrderAddress } from '../orders/order-address.ts';
import { OrderSheet } from '../orders/order-sheet.tsx';
import { OrderSheetView } from '../orders/order-sheet-view.tsx';
import { SignedIn } from '../sign-in/signed-in.tsx';

/** The order that the page's address names, for its owner. */
export function OrderDetail() {
  const { path } = useSite();
  const [address, setAddress] = useState<OrderAddress | null>();
  useEffect(() => setAddress(readOrderAddress(window.location)), []);
  if (address === undefined) return <OrderSheetView order={undefined} trouble={null} onRetry={() => undefined} />;
  if (address === null) return <OrderSheetView order={undefined} trouble="missing" onRetry={() => undefined} />;
  return <SignedIn next={path}>{() => <OrderSheet id={address.id} />}</SignedIn>;
}
export default OrderDetail;
