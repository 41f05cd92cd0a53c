import { useEffect, useState } from 'react';
import { useApiMutation } from '#client/api-mutation.ts';
import { browserApi } from '#client/browser-api.ts';
import { stockAlertsQuery } from '#client/queries/account.ts';
import { queryClient, useServerState } from '#client/query-client.ts';
import { useSite } from '#client/site.tsx';
import type { StockAlertsProps } from '#registry/generated/stock-alerts.ts';
import type { BlockProps } from '#renderer/types.ts';
import { SignedIn } from '../sign-in/signed-in.tsx';
import { AlertRemovalView } from './alert-removal-view.tsx';
import { StockAlertsView } from './stock-alerts-view.tsx';

/** The alerts of the signed-in person; with the key of an e-mail, the page that takes its alert off. */
export function StockAlerts({ node }: BlockProps<StockAlertsProps>) {
  const { path } = useSite();
  const { alertKey } = node.props;
  if (alertKey) return <AlertRemoval alertKey={alertKey} />;
  return <SignedIn next={path}>{() => <OwnAlerts {...node.props} />}</SignedIn>;
}
export default StockAlerts;

function OwnAlerts(props: StockAlertsProps) {
  const query = useServerState(stockAlertsQuery());
  const { mutate, ...sending } = useApiMutation({
    mutationFn: (id: number) => browserApi.call('DELETE /user/stock-alert/{id}', { params: { id } }),
    onSuccess: (left) => queryClient().setQueryData(stockAlertsQuery().queryKey, left),
  });
  return (
    <StockAlertsView
      {...props}
      {...sending}
      alerts={query.data}
      isFailed={query.isError}
      onRetry={() => void query.refetch()}
      onRemove={mutate}
    />
  );
}

function AlertRemoval({ alertKey }: { alertKey: string }) {
  const { mutate, ...sending } = useApiMutation({
    mutationFn: () => browserApi.call('POST /stock-alert/remove', { body: { key: alertKey } }),
  });
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return <AlertRemovalView {...sending} ready={ready} onRemove={() => mutate()} />;
}
