import { useLocalPath, useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/catalogue/wishlist.ts';
import type { WishlistProps } from '#registry/generated/wishlist.ts';
import type { ProductCard as Card } from '#schemas/product.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { ProductCard } from '../products/product-card.tsx';
import type { CardSettings } from '../products/shop-settings.ts';

const { colour, size, space } = theme;
const styles = {
  page: style({ display: 'grid', gap: space.xl }),
  head: style({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s,
    color: colour.muted,
    fontSize: size.small,
  }),
  link: style({ display: 'inline-flex', alignItems: 'center', minHeight: '2.75rem', color: colour.link }),
  gone: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space.xs} ${space.m}`, color: colour.muted }),
  grid: style({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${space.xl} ${space.grid}`,
    padding: 0,
    listStyle: 'none',
    '& picture': { transition: `opacity ${theme.motion.calm}` },
    '& > [data-gone] picture': { opacity: 0.45 },
    [above('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [above('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  }),
};

export type WishlistViewProps = WishlistProps & {
  /** Numbers of what is shown, the newest first: what was taken off since the page came stays until it is left, and can be kept again. */
  shown: readonly number[];
  /** Numbers of what is kept. */
  wished: readonly number[];
  /** Undefined while they load. */
  products: readonly Card[] | undefined;
  isFailed: boolean;
  settings: CardSettings;
  /** Nobody is signed in: the list is this browser's. */
  isGuest: boolean;
  onRetry: () => void;
  onForget: (ids: readonly number[]) => void;
};

/** Shows the wish list: cards as in any list, the number of products no longer sold, and where the list is stored. */
export function WishlistView({
  shown,
  wished,
  products,
  isFailed,
  settings,
  isGuest,
  emptyText,
  shopUrl,
  onRetry,
  onForget,
}: WishlistViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { path } = useSite();
  if (shown.length === 0) {
    return (
      <EmptyState icon="heart" title={messages.empty} text={emptyText ?? messages.emptyText}>
        <LinkButton href={to(shopUrl)}>{messages.shop}</LinkButton>
      </EmptyState>
    );
  }
  if (isFailed) return <RetryAlert text={messages.error} label={messages.retry} onRetry={onRetry} />;
  if (!products) return <Skeleton label={messages.loading} shape="card" count={4} />;
  const found = shown.flatMap((id) => products.find(({ idProduct }) => idProduct === id) ?? []);
  const gone = wished.filter((id) => shown.includes(id) && !products.some(({ idProduct }) => idProduct === id));
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <p role="status">{messages.count({ count: wished.length })}</p>
        {isGuest && (
          <p>
            {messages.here}{' '}
            <a className={styles.link} href={to(`/auth?next=${encodeURIComponent(to(path))}`)} data-opens="account">
              {messages.signIn}
            </a>
          </p>
        )}
      </div>
      {gone.length > 0 && (
        <div className={styles.gone}>
          <p>{messages.gone({ count: gone.length })}</p>
          <Button variant="outline" onClick={() => onForget(gone)}>
            {messages.forget({ count: gone.length })}
          </Button>
        </div>
      )}
      <ul className={styles.grid} aria-label={messages.list}>
        {found.map((product, index) => (
          <li key={product.idProduct} data-gone={wished.includes(product.idProduct) ? undefined : ''}>
            <ProductCard
              product={product}
              settings={settings}
              sizes="(min-width: 996px) 22vw, (min-width: 768px) 30vw, 46vw"
              priority={index < 2}
              level={2}
              quickAdd
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** While this browser's list is not read, and for browsers without scripts. */
export function WishlistWaits() {
  const messages = useMessages(allMessages);
  return (
    <>
      <noscript>
        <EmptyState icon="heart" title={messages.empty} text={messages.needsScript} />
      </noscript>
      <Skeleton label={messages.loading} shape="card" count={4} />
    </>
  );
}
