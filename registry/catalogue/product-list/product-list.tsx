import { useMoney } from '#client/money.tsx';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/catalogue/product-list.ts';
import type { ProductListProps } from '#registry/generated/product-list.ts';
import type { BlockProps } from '#renderer/types.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { hrefOf, orders, pagesAtMost } from '../products/listing-query.ts';
import { ProductCard } from '../products/product-card.tsx';
import { pricedOrders } from '../products/site-order.ts';
import { type Chosen, chosenFilters, withoutFilters } from './chosen.ts';
import { command, Filters, hasFilters, SentAlong } from './filters.tsx';
import { formatCount } from './format-count.ts';
import type { ProductListData } from './index.ts';
import { NothingListed } from './nothing-listed.tsx';
import type { Nouns } from './nouns.ts';
import { listStyles as styles } from './styles.ts';

type Props = BlockProps<ProductListProps, ProductListData | null>;

/** Products with filters, sort and pages: links and a form, so that it works without JavaScript. */
export function ProductList({ node }: Props) {
  const messages = useMessages(allMessages);
  const { path } = useSite();
  if (node.data) return <Listed id={node.id} props={node.props} data={node.data} />;
  return (
    <EmptyState icon="search" title={messages.unavailableTitle} text={messages.unavailableText}>
      <LinkButton href={path} variant="outline">
        {messages.again}
      </LinkButton>
    </EmptyState>
  );
}

function Listed({ id, props, data }: { id: string; props: ProductListProps; data: ProductListData }) {
  const messages = useMessages(allMessages);
  const { lang, path } = useSite();
  const { columns, filters, searchable, searchText, cardStyle, quickAdd } = props;
  const nouns: Nouns = { one: props.itemName ?? messages.nouns.one, many: props.itemsName ?? props.itemName ?? messages.nouns.many };
  const { listing, defaultOrder, total, pageSize, products, facets, settings } = data;
  const chosen = chosenFilters(listing, facets, { messages, lang, ...useMoney() });
  const href = (target: typeof listing) => hrefOf(path, target, defaultOrder);
  const [formId, panelId] = [`${id}-form`, `${id}-filters`];

  if (searchable && listing.search === '')
    return <EmptyState icon="search" title={messages.searchTitle} text={searchText ?? messages.searchText} />;
  const pageCount = Math.ceil(total / pageSize);
  // The first of those that were shown more of: what the link to them leads to.
  const [moreId, moreFrom] = [`${id}-more`, listing.pages > 1 ? (listing.pages - 1) * pageSize : -1];
  const canShowMore = listing.page === 1 && listing.pages < Math.min(pageCount, pagesAtMost);
  const isFiltered = hasFilters(filters, data);
  return (
    <div className={isFiltered ? styles.layout : styles.alone} data-measured={data.measured}>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {formatCount(data, nouns, messages)}
        </p>
        {isFiltered && (
          <button type="button" className={styles.open} data-asks="" {...command('show-modal', panelId)}>
            <Icon name="filter" />
            {messages.openFilters({ count: chosen.length })}
          </button>
        )}
        {total > 1 && <Sort formId={formId} orderBy={listing.orderBy} defaultOrder={defaultOrder} hasPrices={settings.showPrices} />}
      </div>
      {isFiltered ? (
        <dialog id={panelId} className={styles.panel} aria-label={messages.filters} data-closes-on-back>
          <Filters formId={formId} panelId={panelId} filters={filters} data={data} nouns={nouns} />
        </dialog>
      ) : (
        <form id={formId} action={path} method="get" data-keep-scroll hidden>
          <SentAlong shown={null} listing={listing} />
        </form>
      )}
      <div>
        <ChosenFilters chosen={chosen} href={href} clearHref={href(withoutFilters(listing))} />
        {products.length === 0 ? (
          <NothingListed {...{ props, data, chosen, nouns, href }} />
        ) : (
          <ul aria-label={messages.list} className={`${styles.grid} ${styles.columns[columns as keyof typeof styles.columns]}`}>
            {products.map((product, index) => (
              <li key={product.idProduct} id={index === moreFrom ? moreId : undefined} className={styles.item}>
                <ProductCard
                  product={product}
                  settings={settings}
                  cardStyle={cardStyle}
                  quickAdd={quickAdd}
                  sizes={`(min-width: 1200px) ${Math.round(72 / columns)}vw, (min-width: 768px) 30vw, 46vw`}
                  priority={index < 2}
                  level={2}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.pages}>
          {canShowMore ? (
            <nav className={styles.more} aria-label={messages.pages.navigation}>
              <p className={styles.seen}>{messages.seen({ shown: products.length, total, many: nouns.many })}</p>
              <progress className={styles.progress} value={products.length} max={total} aria-hidden="true" />
              <LinkButton href={`${href({ ...listing, pages: listing.pages + 1 })}#${moreId}`} variant="outline">
                {messages.more}
              </LinkButton>
            </nav>
          ) : (
            pageCount > listing.pages && (
              <Pagination
                page={Math.max(listing.page, listing.pages)}
                pageCount={pageCount}
                hrefOf={(page) => href({ ...listing, page, pages: 1 })}
                labels={messages.pages}
              />
            )
          )}
        </div>
      </div>
    </div>
  );
}
export default ProductList;

/** The order of the list: part of the filters' form, whose other values it sends along. The usual order leaves the address bare. */
function Sort({ formId, orderBy, defaultOrder, hasPrices }: { formId: string; orderBy: string; defaultOrder: string; hasPrices: boolean }) {
  const messages = useMessages(allMessages);
  return (
    <p className={styles.sort}>
      <label htmlFor={`${formId}-order`}>{messages.sort}</label>
      <select
        className={styles.select}
        id={`${formId}-order`}
        name="orderBy"
        form={formId}
        defaultValue={orderBy === defaultOrder ? '' : orderBy}
        data-auto-submit
      >
        {orders
          .filter((order) => order !== 'relevance' || order === defaultOrder)
          .filter((order) => hasPrices || !pricedOrders.includes(order))
          .map((order) => (
            <option key={order} value={order === defaultOrder ? '' : order}>
              {messages.orders[order]}
            </option>
          ))}
      </select>
      <noscript>
        <button type="submit" form={formId}>
          {messages.sortSubmit}
        </button>
      </noscript>
    </p>
  );
}

type ChosenProps = { chosen: readonly Chosen[]; href: (listing: Chosen['without']) => string; clearHref: string };

function ChosenFilters({ chosen, href, clearHref }: ChosenProps) {
  const messages = useMessages(allMessages);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen} aria-label={messages.active}>
      {chosen.map(({ label, without }) => (
        <li key={label}>
          <a className={styles.chosenLink} href={href(without)} aria-label={messages.without({ label })} data-keep-scroll>
            {label}
            <Icon name="close" size="0.8em" />
          </a>
        </li>
      ))}
      <li>
        <a className={styles.clear} href={clearHref} data-keep-scroll>
          {messages.clear}
        </a>
      </li>
    </ul>
  );
}
