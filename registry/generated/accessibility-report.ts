/** Props of the block `accessibility-report`, made from its conf.schema.json by `npm run generate`. */

export interface AccessibilityReportProps {
  /**
   * Title. Empty: “Report a fault”.
   */
  title?: string;
  /**
   * Answer. From the address: the outcome of what was sent last.
   */
  result?: string;
}
