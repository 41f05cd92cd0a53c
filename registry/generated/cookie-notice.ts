/** Props of the block `cookie-notice`, made from its conf.schema.json by `npm run generate`. */

export interface CookieNoticeProps {
  /**
   * Text. Empty: a sentence that names the uses.
   */
  text?: string;
  /**
   * Purposes asked for. Beside those of added scripts. Videos and maps ask in their own place: here consent is obtained beforehand.
   *
   * @maxItems 4
   */
  purposes: ('embeds' | 'maps' | 'audience' | 'marketing')[];
  /**
   * Recipients. Who receives the data, for example “Matomo”.
   */
  partners?: string;
}
