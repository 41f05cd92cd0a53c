/** Props of the block `header`, made from its conf.schema.json by `npm run generate`. */

export interface HeaderProps {
  /**
   * Name read by screen readers
   */
  label?: string;
}
