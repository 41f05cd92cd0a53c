import { useMessages, useSite } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import type { ProductListProps } from '../../generated/product-list.ts';
import { hrefOf, orders } from '../../product-parts/listing-query.ts';
import { ProductCard } from '../../product-parts/product-card.tsx';
import { pricedOrders } from '../../product-parts/site-order.ts';
import { type Chosen, chosenFilters, withoutFilters } from './chosen.ts';
import { Filters, hasFilters, SentAlong } from './filters.tsx';
import type { ProductListData } from './index.ts';
import { messages as allMessages, type Nouns } from './messages.ts';
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
  const { columns, filters, searchable, emptyTitle, emptyText, searchText, cardStyle } = props;
  const nouns: Nouns = { one: props.itemName ?? messages.nouns.one, many: props.itemsName ?? props.itemName ?? messages.nouns.many };
  const { listing, defaultOrder, total, pageSize, products, facets, settings } = data;
  const chosen = chosenFilters(listing, facets, messages, lang);
  const href = (target: typeof listing) => hrefOf(path, target, defaultOrder);
  const [formId, panelId] = [`${id}-form`, `${id}-filters`];

  if (searchable && listing.search === '')
    return <EmptyState icon="search" title={messages.searchTitle} text={searchText ?? messages.searchText} />;
  const isFiltered = hasFilters(filters, data);
  const isNotFound = listing.search !== '' && chosen.length === 0;
  return (
    <div className={isFiltered ? styles.layout : styles.alone}>
      <div className={styles.bar}>
        <p className={styles.count} role="status">
          {listing.search ? messages.results(total, listing.search, nouns) : messages.count(total, nouns)}
        </p>
        {isFiltered && (
          <button type="button" className={styles.open} popoverTarget={panelId}>
            <Icon name="filter" />
            {messages.openFilters(chosen.length)}
          </button>
        )}
        {total > 1 && <Sort formId={formId} orderBy={listing.orderBy} defaultOrder={defaultOrder} hasPrices={settings.showPrices} />}
      </div>
      {isFiltered ? (
        <div id={panelId} popover="auto" className={styles.panel}>
          <Filters formId={formId} panelId={panelId} filters={filters} data={data} nouns={nouns} />
        </div>
      ) : (
        <form id={formId} action={path} method="get" data-keep-scroll hidden>
          <SentAlong shown={null} listing={listing} />
        </form>
      )}
      <div>
        <ChosenFilters chosen={chosen} href={href} clearHref={href(withoutFilters(listing))} />
        {products.length === 0 ? (
          <EmptyState
            icon="search"
            title={isNotFound ? messages.notFoundTitle : (emptyTitle ?? messages.emptyTitle)}
            text={isNotFound ? messages.notFoundText : (emptyText ?? messages.emptyText)}
          >
            {chosen.length > 0 && (
              <LinkButton href={href(withoutFilters(listing))} variant="outline" data-keep-scroll>
                {messages.clear}
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          <ul aria-label={messages.list} className={`${styles.grid} ${styles.columns[columns as keyof typeof styles.columns]}`}>
            {products.map((product, index) => (
              <li key={product.idProduct}>
                <ProductCard
                  product={product}
                  settings={settings}
                  cardStyle={cardStyle}
                  sizes={`(min-width: 1200px) ${Math.round(72 / columns)}vw, (min-width: 768px) 30vw, 46vw`}
                  priority={index < 2}
                  level={2}
                />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.pages}>
          <Pagination
            page={listing.page}
            pageCount={Math.ceil(total / pageSize)}
            hrefOf={(page) => href({ ...listing, page })}
            labels={messages.pages}
          />
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
          <a className={styles.chosenLink} href={href(without)} aria-label={messages.without(label)} data-keep-scroll>
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
