/** Props of the block `toast-region`, made from its conf.schema.json by `npm run generate`. */

export interface ToastRegionProps {}
