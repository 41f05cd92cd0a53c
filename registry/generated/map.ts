/** Props of the block `map`, made from its conf.schema.json by `npm run generate`. */

export interface MapProps {
  /**
   * Title
   */
  title?: string;
  /**
   * Text
   */
  text?: string;
  /**
   * Places. Without a place the map shows the company’s address.
   *
   * @maxItems 60
   */
  places: {
    /**
     * Name
     */
    name: string;
    /**
     * Address. One line for each line of the address; a day or hours may follow.
     */
    address: string;
    /**
     * Latitude
     */
    latitude?: number;
    /**
     * Longitude
     */
    longitude?: number;
  }[];
  /**
   * Zoom. From 3 (a country) to 19 (a door).
   */
  zoom: number;
  /**
   * Height
   */
  height: 'small' | 'medium' | 'large';
  /**
   * Map tiles. Address of the tiles, with {z}, {x} and {y}. Empty: OpenStreetMap. Another host must be among the allowed origins of the settings.
   */
  tileUrl?: string;
  /**
   * Credit of the tiles
   */
  attribution?: string;
  /**
   * Link of the credit
   */
  attributionHref?: string;
}
