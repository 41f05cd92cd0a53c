/** Props of the block `checkout-steps`, made from its conf.schema.json by `npm run generate`. */

export interface CheckoutStepsProps {}
