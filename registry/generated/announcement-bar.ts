/** Props of the block `announcement-bar`, made from its conf.schema.json by `npm run generate`. */

export interface AnnouncementBarProps {
  /**
   * Text. Where the settings have no announcement.
   */
  text?: string;
  /**
   * Link
   */
  href?: string;
}
