/** Props of the block `search-guide`, made from its conf.schema.json by `npm run generate`. */

export interface SearchGuideProps {
  /**
   * Products offered when nothing is found. The tag of your best sellers, for example.
   */
  popular?: string;
  /**
   * Title of these products
   */
  popularTitle?: string;
  /**
   * Cards
   */
  cardStyle: 'classic' | 'overlay' | 'minimal' | 'label';
}
