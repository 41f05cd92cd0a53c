import { useEffect, useState } from 'react';
import { orderDocumentsQuery, orderQuery } from '#client/queries/orders.ts';
import { orderBackQuery } from '#client/queries/returns.ts';
import { useServerState } from '#client/query-client.ts';
import { useSite } from '#client/site.tsx';
import { readFailure } from '#domain/call-failure.ts';
import { SignedIn } from '../../account-parts/signed-in.tsx';
import { type OrderAddress, readOrderAddress } from '../../order-parts/order-address.ts';
import { OrderDetailView } from './order-detail-view.tsx';

/** The order that the page's address names, for its owner. */
export function OrderDetail() {
  const { path } = useSite();
  const [address, setAddress] = useState<OrderAddress | null>();
  useEffect(() => setAddress(readOrderAddress(window.location)), []);
  if (address === undefined) return <OrderDetailView order={undefined} trouble={null} onRetry={() => undefined} />;
  if (address === null) return <OrderDetailView order={undefined} trouble="missing" onRetry={() => undefined} />;
  return <SignedIn next={path}>{() => <OwnOrder id={address.id} />}</SignedIn>;
}
export default OrderDetail;

function OwnOrder({ id }: { id: string }) {
  const query = useServerState(orderQuery({ id }));
  const documents = useServerState(orderDocumentsQuery(id)).data;
  const returns = useServerState(orderBackQuery(id)).data;
  const status = query.error && readFailure(query.error).status;
  return (
    <OrderDetailView
      order={query.data}
      trouble={query.error ? (status === 403 || status === 404 ? 'missing' : 'failed') : null}
      onRetry={() => void query.refetch()}
      documents={documents}
      returns={returns}
    />
  );
}
