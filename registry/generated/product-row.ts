/** Props of the block `product-row`, made from its conf.schema.json by `npm run generate`. */

export interface ProductRowProps {
  /**
   * Eyebrow
   */
  eyebrow?: string;
  /**
   * Title
   */
  title?: string;
  /**
   * Link
   */
  link?: {
    /**
     * Text
     */
    label: string;
    /**
     * Address
     */
    href: string;
  };
  /**
   * Products. Recommended: those that go with the page’s product.
   */
  source: 'tags' | 'newest' | 'discount' | 'recommended';
  /**
   * Tags
   *
   * @maxItems 20
   */
  tags: string[];
  /**
   * Number
   */
  limit: number;
  /**
   * Cards
   */
  cardStyle: 'classic' | 'overlay' | 'minimal' | 'label';
}
