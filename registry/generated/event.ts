/** Props of the block `event`, made from its conf.schema.json by `npm run generate`. */

export interface EventProps {
  /**
   * Show the picture
   */
  showPicture: boolean;
  /**
   * Offer the calendar file
   */
  showCalendar: boolean;
  /**
   * Page of all events
   */
  listUrl?: string;
}
