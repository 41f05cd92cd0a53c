import { useLocalPath, useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/registry/account/stock-alerts.ts';
import type { Sending } from '#registry/content/forms/use-send.ts';
import type { StockAlertsProps } from '#registry/generated/stock-alerts.ts';
import type { StockAlert } from '#schemas/stock-alert.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FailureAlert } from '../sign-in/failure-alert.tsx';

const { colour, size, space } = theme;
const styles = {
  page: style({ display: 'grid', gap: space.l, maxWidth: theme.measure.text }),
  list: style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' }),
  line: style({
    display: 'grid',
    gridTemplateColumns: '4rem minmax(0, 1fr) auto',
    gap: space.m,
    alignItems: 'center',
    paddingBlock: space.m,
    borderBottom: `1px solid ${colour.rule}`,
  }),
  picture: style({
    display: 'block',
    aspectRatio: '4 / 5',
    overflow: 'hidden',
    borderRadius: theme.radius.s,
    background: colour.tint,
    '& picture': { height: '100%' },
  }),
  name: style({ display: 'grid', gap: space.xxs, lineHeight: theme.leading.snug, overflowWrap: 'anywhere' }),
  small: style({ margin: 0, color: colour.muted, fontSize: size.small, '&:empty': { display: 'none' } }),
};

export type StockAlertsViewProps = Pick<StockAlertsProps, 'emptyText' | 'shopUrl'> &
  Sending & {
    /** Undefined while they load. */
    alerts: readonly StockAlert[] | undefined;
    isFailed: boolean;
    onRetry: () => void;
    onRemove: (id: number) => void;
  };

/** Lists the stock alerts of an account, each with a button to remove it. */
export function StockAlertsView({ alerts, isFailed, status, failure, emptyText, shopUrl, onRetry, onRemove }: StockAlertsViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const dates = useDates();
  if (isFailed) return <RetryAlert text={messages.error} label={messages.retry} onRetry={onRetry} />;
  if (!alerts) return <Skeleton label={messages.loading} shape="line" count={2} />;
  const nameOf = ({ name, declinationLabel }: StockAlert) => [name, declinationLabel].filter(Boolean).join(' · ');
  return (
    <div className={styles.page}>
      <FailureAlert failure={failure} needsSession />
      <p className={styles.small} role="status">
        {status === 'success' && messages.removed}
      </p>
      {alerts.length === 0 ? (
        <EmptyState icon="mail" title={messages.empty} text={emptyText ?? messages.emptyText}>
          <LinkButton href={to(shopUrl)}>{messages.shop}</LinkButton>
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list} aria-label={messages.list}>
            {alerts.map((alert) => (
              <li key={alert.id} className={styles.line}>
                <span className={styles.picture}>
                  {alert.image && <Picture image={alert.image} alt="" sizes="64px" widths={[160, 320]} />}
                </span>
                <span className={styles.name}>
                  <a href={to(alert.url)}>{nameOf(alert)}</a>
                  <span className={styles.small}>{messages.asked({ date: dates.date(alert.askedAt), email: alert.email })}</span>
                </span>
                <Button variant="quiet" aria-label={messages.removeOf({ name: nameOf(alert) })} onClick={() => onRemove(alert.id)}>
                  {messages.remove}
                </Button>
              </li>
            ))}
          </ul>
          <p className={styles.small}>{messages.kept}</p>
        </>
      )}
    </div>
  );
}
