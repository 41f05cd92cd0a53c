import type { EntryValue } from '#client/queries/entries.ts';
import { useMessages } from '#client/site.tsx';
import { productPath } from '#domain/addresses.ts';
import type { Steps } from '#domain/document/patch.ts';
import { valueAt } from '#domain/document/patch.ts';
import { messages } from '#messages/generated/admin/entries/product.ts';
import { messages as productMessages } from '#messages/generated/admin/products.ts';
import { messages as texts } from '#messages/generated/entities/product.ts';
import { type ProductEntry, product } from '#schemas/entities/product.ts';
import schema from '#schemas/generated/forms/product.json';
import type { Lang } from '#schemas/site.ts';
import { LinkButton } from '#ui/link-button.tsx';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { ListNarrowing } from '../../list/list-state.ts';
import { AxesControl } from '../../products/axes-control.tsx';
import { newDeclination } from '../../products/combinations.ts';
import { countStock } from '../../products/count-stock.ts';
import { DeclinationsControl } from '../../products/declinations-control.tsx';
import { followProduct } from '../../products/follow-product.ts';
import { PricesPanel } from '../../products/prices-panel.tsx';
import { PriceCell, StateCell, StockCell, TagsCell } from '../../products/product-cells.tsx';
import type { EntryKind, FilterChoice } from '../entry-kind.ts';
import { EntryList } from '../entry-list.tsx';
import { EntryScreen } from '../entry-screen.tsx';

/** Places texts of another language that do not stand beside their field: features, a wine's soil, and choices, under their name. */
function placeTexts([field, at = 0, part, choice = 0, text]: Steps, locale: string, value: unknown): Steps | undefined {
  if (field === 'features' && part !== undefined) return ['translations', locale, 'features', at, part];
  if (field === 'wine' && at === 'soil') return ['translations', locale, 'soil'];
  if (field !== 'customizations' || part !== 'customizationValues' || text !== 'label') return undefined;
  const key = valueAt(value, [field, at, part, choice, 'selectKey']);
  return typeof key === 'string' && key !== '' ? [field, at, 'translations', locale, 'values', key] : undefined;
}

function siteHref(value: EntryValue): string | undefined {
  const { id, slug, type, isPublished } = value as ProductEntry;
  return id === undefined || !isPublished ? undefined : productPath(type, slug, id);
}

/** Choices of the filter of the stock: what can be sold, and what is sold out. */
function stockChoices(field: string, lang: Lang): readonly FilterChoice[] | undefined {
  if (field !== 'stock') return undefined;
  const { inStock, soldOut } = productMessages[lang];
  return [
    { value: 'in', label: inStock, text: 'gt:0' },
    { value: 'out', label: soldOut, text: 'lte:0' },
  ];
}

/** Address of the screen that changes prices, of what the list finds or of products that were chosen in it. */
const repricingHref = (keys: readonly string[], narrowing: ListNarrowing): string => {
  const query = new URLSearchParams({ ...narrowing, ...(keys.length > 0 && { keys: keys.join(',') }) }).toString();
  return `/admin/products/prices${query && `?${query}`}`;
};

/** Leads to the change of the prices of what the list finds, and to the tables of products. */
function ListActions({ narrowing }: { narrowing: ListNarrowing }) {
  const { exchange } = useMessages(productMessages);
  const { links } = useMessages(messages);
  return (
    <>
      <LinkButton variant="quiet" href={repricingHref([], narrowing)}>
        {links.reprice}
      </LinkButton>
      <LinkButton variant="quiet" href="/admin/products/exchange">
        {exchange}
      </LinkButton>
    </>
  );
}

export const productKind: EntryKind = {
  kind: 'product',
  entity: product as unknown as EntryKind['entity'],
  // JSON has lists where rules have pairs.
  schema: schema as object as FieldSchema,
  texts,
  messages,
  path: 'products',
  icon: 'hanger',
  title: 'name',
  sections: [
    { name: 'main', fields: ['name', 'images', 'price', 'isPublished'] },
    { name: 'declinations', fields: ['variations', 'declinations'] },
    { name: 'text', fields: ['shortDescription', 'description', 'tags', 'brand', 'features'] },
    { name: 'kind', fields: ['offer', 'condition', 'purchasePrice', 'marginScheme', 'rental', 'type', 'contents'] },
    { name: 'wine', fields: ['wine'], when: { eq: ['type', 'WINE'] } },
    { name: 'reductions', fields: ['discount', 'decreasingDiscounts'], isFolded: true },
    { name: 'customization', fields: ['customizations'], isFolded: true, when: { not: { eq: ['offer', 'RENTAL'] } } },
    { name: 'delivery', fields: ['weight', 'hasShippingFees', 'isDematerialized', 'isSealed', 'vatRate'], isFolded: true },
    { name: 'food', fields: ['isPerishable', 'nutrition', 'mealIcons', 'awards'], isFolded: true },
    { name: 'beside', fields: ['recommended'], isFolded: true },
    { name: 'search', fields: ['slug', 'metaDescription', 'createdAt', 'subtypeType'], isFolded: true },
  ],
  start: () => ({
    ...{ type: 'OTHER', offer: 'NEW', vatRate: 2000, weight: 0, images: [], variations: [], declinations: [newDeclination('')] },
    // Nobody sells for nothing by mistake.
    price: undefined,
  }),
  controls: { axes: AxesControl, declinations: DeclinationsControl },
  placeTranslation: placeTexts,
  follow: followProduct,
  afterSave: countStock,
  siteHref,
  ListActions,
  links: { reprice: repricingHref },
  More: PricesPanel,
  columns: ['price', 'stock', 'isPublished', 'tags'],
  cells: { price: PriceCell, stock: StockCell, isPublished: StateCell, tags: TagsCell },
  filterChoices: stockChoices,
  settings: { publish: { isPublished: true }, hide: { isPublished: false } },
};

export const ProductList = () => <EntryList kind={productKind} />;
export const ProductForm = () => <EntryScreen kind={productKind} />;
