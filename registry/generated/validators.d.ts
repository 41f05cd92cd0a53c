import type { Validate } from '../../renderer/types.ts';

export declare const accountMenu: Validate;
export declare const addressForm: Validate;
export declare const authForm: Validate;
export declare const cartLines: Validate;
export declare const cartTotals: Validate;
export declare const checkoutSteps: Validate;
export declare const deliveryChoice: Validate;
export declare const heading: Validate;
export declare const miniCart: Validate;
export declare const orderDetail: Validate;
export declare const orderList: Validate;
export declare const orderOutcome: Validate;
export declare const orderSuccess: Validate;
export declare const paymentStep: Validate;
export declare const profileCard: Validate;
export declare const section: Validate;
export declare const toastRegion: Validate;
