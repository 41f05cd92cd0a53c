/** Props of the block `pickup-map`, made from its conf.schema.json by `npm run generate`. */

export interface PickupMapProps {
  /**
   * Show the map
   */
  showMap: boolean;
  /**
   * Postal code to begin with. That of the delivery address, where it is known, comes first.
   */
  postalCode?: string;
}
