/** Props of the block `product-list`, made from its conf.schema.json by `npm run generate`. */

export interface ProductListProps {
  /**
   * Name of one item. Singular, for example “piece” or “wine”. Empty: “product”.
   */
  itemName?: string;
  /**
   * Name of several items. Plural. Empty: “products”.
   */
  itemsName?: string;
  /**
   * Text when nothing matches. Empty: a text that suits any shop.
   */
  emptyText?: string;
  /**
   * Text before a search. Empty: a text that suits any shop.
   */
  searchText?: string;
  /**
   * Tags. Only products that bear one of them.
   *
   * @maxItems 20
   */
  tags: string[];
  /**
   * Offers
   *
   * @maxItems 3
   */
  offers: ('NEW' | 'SECOND_HAND' | 'RENTAL')[];
  /**
   * Filters offered. In this order, where the list leaves a choice. Grape, appellation, vintage and bottle size come from wines.
   *
   * @maxItems 12
   */
  filters: (
    'size' | 'colour' | 'grape' | 'appellation' | 'vintage' | 'format' | 'offer' | 'kind' | 'tags' | 'price' | 'availability' | 'discount'
  )[];
  /**
   * Products a page. 0: the site’s setting.
   */
  pageSize: number;
  /**
   * Columns on a desktop
   */
  columns: number;
  /**
   * Quick add to the cart. A sign on each card, which adds without opening the product page.
   */
  quickAdd: boolean;
  /**
   * Title when nothing matches
   */
  emptyTitle?: string;
  /**
   * Search page. Reads the searched word in the address.
   */
  searchable: boolean;
  /**
   * Cards
   */
  cardStyle: 'classic' | 'overlay' | 'minimal' | 'label';
}
