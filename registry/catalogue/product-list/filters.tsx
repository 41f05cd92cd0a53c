import { useMoney } from '#client/money.tsx';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as wineMessages } from '#messages/generated/domain/wine-features.ts';
import { messages as allMessages } from '#messages/generated/registry/catalogue/product-list.ts';
import type { ProductListProps } from '#registry/generated/product-list.ts';
import type { Facet } from '#schemas/product.ts';
import { Button } from '#ui/button.tsx';
import { currencySymbol } from '#ui/format-price.ts';
import { Icon } from '#ui/icon.tsx';
import { type ListFilter, listFilters } from '../products/listing-query.ts';
import { valueLabel } from './chosen.ts';
import type { ProductListData } from './index.ts';
import type { LiveFilters } from './live-filters.ts';
import type { Nouns } from './nouns.ts';
import { listStyles as styles } from './styles.ts';

/**
 * Attributes that open or close the dialog of filters without JavaScript. In browsers without button commands, the page's code does it
 * (`registry/filter-panels.ts`). React's types do not know these attributes yet.
 */
export const command = (name: 'show-modal' | 'close', target: string): object => ({ command: name, commandfor: target });

type FiltersProps = { formId: string; panelId: string; filters: ProductListProps['filters']; data: ProductListData; nouns: Nouns };

/** Returns the offered filters that have something to choose from in this list, or that are active. */
export function filtersShown(filters: FiltersProps['filters'], { facets, priceRange, settings, counts, listing, fixed }: ProductListData) {
  // A tag that the whole list has is not a choice.
  const offeredOf = (facet: Facet): Facet =>
    facet.key === 'tags' ? { ...facet, values: facet.values.filter(({ value }) => !fixed.tags.includes(value)) } : facet;
  const isOffered = (name: FiltersProps['filters'][number]) => filters.includes(name);
  return {
    facets: filters.flatMap((filter) => {
      const key = listFilters.find((name) => name === filter);
      if (!key) return [];
      const [first = { key, label: '', values: [] }, ...others] = facets.filter((one) => one.key === key).map(offeredOf);
      const offered = others.flatMap(({ values }) => values.map(({ value }) => value));
      const all = [
        withChosen(
          first,
          listing[key].filter((value) => !offered.includes(value)),
        ),
        ...others,
      ];
      return all.filter(({ values }) => values.length > 1 || values.some(({ value }) => listing[key].includes(value)));
    }),
    price: isOffered('price') && settings.showPrices && (priceRange.max > priceRange.min || isPriced(listing)),
    availability: isOffered('availability') && (counts.inStock > 0 || listing.inStock),
    discount: isOffered('discount') && settings.showPrices && (counts.reduced > 0 || listing.reduced),
  };
}

const isPriced = ({ priceMin, priceMax }: ProductListData['listing']) => priceMin !== null || priceMax !== null;

/** A facet with the values in force that would leave nothing: they stay ticked, so that they can be unticked and are sent along. */
function withChosen(facet: Facet, chosen: readonly string[]): Facet {
  const missing = chosen.filter((wanted) => !facet.values.some(({ value }) => value === wanted));
  return { ...facet, values: [...facet.values, ...missing.map((value) => ({ value, label: value, count: 0, colour: null }))] };
}

/** Sends the active filters that have no control in the form, so that a choice does not drop them. */
export function SentAlong({ shown, listing }: { shown: ReturnType<typeof filtersShown> | null; listing: ProductListData['listing'] }) {
  const kept = listFilters.filter((name) => !shown?.facets.some(({ key }) => key === name));
  return (
    <>
      {listing.search && <input type="hidden" name="search" value={listing.search} />}
      {kept.map((name) => listing[name].length > 0 && <input key={name} type="hidden" name={name} value={listing[name].join(',')} />)}
      {!shown?.price && isPriced(listing) && (
        <input type="hidden" name="price" value={`${listing.priceMin ?? ''},${listing.priceMax ?? ''}`} />
      )}
      {!shown?.availability && listing.inStock && <input type="hidden" name="availability" value="in-stock" />}
      {!shown?.discount && listing.reduced && <input type="hidden" name="discount" value="true" />}
    </>
  );
}

/** Returns whether there is a filter to show: without one the list has no column of filters. */
export function hasFilters(filters: FiltersProps['filters'], data: ProductListData): boolean {
  const { facets, price, availability, discount } = filtersShown(filters, data);
  return facets.length > 0 || price || availability || discount;
}

/**
 * The filters: a GET form that works without JavaScript. With it, a change is sent at once where the panel is a column
 * (`data-auto-submit`); on a phone the panel stays open until its button is pressed.
 */
export function Filters({ formId, panelId, filters, data, nouns }: FiltersProps) {
  const messages = useMessages(allMessages);
  const { path } = useSite();
  const symbol = currencySymbol(useMoney());
  const { listing, priceRange, counts } = data;
  const shown = filtersShown(filters, data);
  return (
    <form
      id={formId}
      action={path}
      method="get"
      data-auto-submit="lg"
      data-keep-scroll
      data-live-filters={JSON.stringify({ ...data.fixed, nouns } satisfies LiveFilters)}
    >
      <div className={styles.panelHead}>
        <p className={styles.panelTitle}>{messages.filters}</p>
        <button type="button" className={styles.close} aria-label={messages.close} {...command('close', panelId)}>
          <Icon name="close" />
        </button>
      </div>
      <SentAlong shown={shown} listing={listing} />
      {shown.facets.map((facet) => (
        <FacetGroup key={`${facet.key} ${facet.label}`} facet={facet} chosen={listing[facet.key]} />
      ))}
      {shown.price && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{messages.price}</legend>
          <div className={styles.prices}>
            <PriceField label={messages.priceMin({ currency: symbol })} value={listing.priceMin} placeholder={priceRange.min} />
            <PriceField label={messages.priceMax({ currency: symbol })} value={listing.priceMax} placeholder={priceRange.max} />
          </div>
        </fieldset>
      )}
      {(shown.availability || shown.discount) && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{messages.availability}</legend>
          <ul className={styles.options}>
            {shown.availability && (
              <Tick name="availability" value="in-stock" label={messages.inStock} checked={listing.inStock} count={counts.inStock} />
            )}
            {shown.discount && (
              <Tick name="discount" value="true" label={messages.reduced} checked={listing.reduced} count={counts.reduced} />
            )}
          </ul>
        </fieldset>
      )}
      <div className={styles.apply}>
        <Button type="submit" wide>
          <span aria-live="polite" data-live-total>
            {messages.apply({ total: data.total, ...nouns })}
          </span>
        </Button>
      </div>
    </form>
  );
}

function FacetGroup({ facet, chosen }: { facet: Facet; chosen: readonly string[] }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const name: ListFilter = facet.key;
  const wine = useMessages(wineMessages);
  // Of a filter in force that nothing is left of.
  const wineLabels: Partial<Record<ListFilter, string>> = {
    ...{ grape: wine.grape, appellation: wine.appellation, vintage: wine.vintage, format: wine.capacity },
  };
  const fallbackLabel = wineLabels[name] ?? messages[name as Exclude<ListFilter, 'grape' | 'appellation' | 'vintage' | 'format'>];
  const labelOf = (value: string) => valueLabel([facet], name, value, lang);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{facet.label || fallbackLabel}</legend>
      {name === 'size' ? (
        <ul className={styles.chips}>
          {facet.values.map(({ value, count }) => (
            <li key={value}>
              <label className={styles.chip} data-none={count === 0 || undefined}>
                <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
                {labelOf(value)}
                <span data-live-count>{count}</span>
              </label>
            </li>
          ))}
        </ul>
      ) : name === 'colour' ? (
        <ul className={styles.swatches}>
          {facet.values.map(({ value, count, colour }) => (
            <li key={value}>
              <label className={styles.swatchOption} data-none={count === 0 || undefined}>
                <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
                <span className={styles.swatch} style={{ background: colour ?? undefined }} aria-hidden="true" />
                {labelOf(value)}
                <span className={styles.number} data-live-count>
                  {count}
                </span>
              </label>
            </li>
          ))}
        </ul>
      ) : (
        <ul className={styles.options}>
          {facet.values.map(({ value, count }) => (
            <Tick key={value} name={name} value={value} label={labelOf(value)} checked={chosen.includes(value)} count={count} />
          ))}
        </ul>
      )}
    </fieldset>
  );
}

type TickProps = { name: string; value: string; label: string; checked: boolean; count?: number };

function Tick({ name, value, label, checked, count }: TickProps) {
  return (
    <li>
      <label className={styles.option} data-none={count === 0 || undefined}>
        <input type="checkbox" name={name} value={value} defaultChecked={checked} />
        {label}
        {count !== undefined && (
          <span className={styles.number} data-live-count>
            {count}
          </span>
        )}
      </label>
    </li>
  );
}

/** Both bounds are called `price`: the address holds them as `price=from,to`. */
function PriceField({ label, value, placeholder }: { label: string; value: number | null; placeholder: number }) {
  return (
    <label>
      {label}
      <input
        className={styles.priceField}
        name="price"
        type="number"
        min={0}
        step={1}
        inputMode="numeric"
        defaultValue={value ?? undefined}
        placeholder={String(placeholder)}
      />
    </label>
  );
}
