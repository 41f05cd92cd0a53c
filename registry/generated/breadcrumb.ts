/** Props of the block `breadcrumb`, made from its conf.schema.json by `npm run generate`. */

export interface BreadcrumbProps {
  /**
   * Alignment
   */
  align: 'start' | 'center';
}
