/** Props of the block `cart-button`, made from its conf.schema.json by `npm run generate`. */

export interface CartButtonProps {
  /**
   * Cart page
   */
  href: string;
  /**
   * Display. “Bar”: for the mobile bar, with its word.
   */
  display: 'icon' | 'bar';
}
