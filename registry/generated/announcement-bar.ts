/** Props of the block `announcement-bar`, made from its conf.schema.json by `npm run generate`. */

export interface AnnouncementBarProps {
  /**
   * Text. Empty: the announcement of the settings.
   */
  text?: string;
  /**
   * Link
   */
  href?: string;
}
