/** Props of the block `account-menu`, made from its conf.schema.json by `npm run generate`. */

export interface AccountMenuProps {}
