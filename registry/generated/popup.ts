/** Props of the block `popup`, made from its conf.schema.json by `npm run generate`. */

export interface PopupProps {
  /**
   * Popup. Its name or its number.
   */
  popup: string;
}
