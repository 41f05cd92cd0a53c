/** Every block that may be hydrated: literal imports, so that a page loads the chunks of its own blocks only. Made by `npm run generate`. */
import dynamic from 'next/dynamic';
import type { BlockComponent, Components, LoadComponent } from '#renderer/types.ts';
import { Loading } from '../loading.ts';

let load: LoadComponent;

export const components: Components = {
  "account-menu": { Component: dynamic((load = () => import('../blocks/account-menu/account-menu.tsx')), { loading: Loading }) as BlockComponent, load },
  "address-form": { Component: dynamic((load = () => import('../blocks/address-form/address-form.tsx')), { loading: Loading }) as BlockComponent, load },
  "auth-form": { Component: dynamic((load = () => import('../blocks/auth-form/auth-form.tsx')), { loading: Loading }) as BlockComponent, load },
  "buy-box": { Component: dynamic((load = () => import('../blocks/buy-box/buy-box.tsx')), { loading: Loading }) as BlockComponent, load },
  "cart-button": { Component: dynamic((load = () => import('../blocks/cart-button/cart-button.tsx')), { loading: Loading }) as BlockComponent, load },
  "cart-lines": { Component: dynamic((load = () => import('../blocks/cart-lines/cart-lines.tsx')), { loading: Loading }) as BlockComponent, load },
  "cart-totals": { Component: dynamic((load = () => import('../blocks/cart-totals/cart-totals.tsx')), { loading: Loading }) as BlockComponent, load },
  "checkout-steps": { Component: dynamic((load = () => import('../blocks/checkout-steps/checkout-steps.tsx')), { loading: Loading }) as BlockComponent, load },
  "columns": { Component: dynamic((load = () => import('../blocks/columns/columns.tsx')), { loading: Loading }) as BlockComponent, load },
  "delivery-choice": { Component: dynamic((load = () => import('../blocks/delivery-choice/delivery-choice.tsx')), { loading: Loading }) as BlockComponent, load },
  "header": { Component: dynamic((load = () => import('../blocks/header/header.tsx')), { loading: Loading }) as BlockComponent, load },
  "mini-cart": { Component: dynamic((load = () => import('../blocks/mini-cart/mini-cart.tsx')), { loading: Loading }) as BlockComponent, load },
  "newsletter-form": { Component: dynamic((load = () => import('../blocks/newsletter-form/newsletter-form.tsx')), { loading: Loading }) as BlockComponent, load },
  "order-detail": { Component: dynamic((load = () => import('../blocks/order-detail/order-detail.tsx')), { loading: Loading }) as BlockComponent, load },
  "order-list": { Component: dynamic((load = () => import('../blocks/order-list/order-list.tsx')), { loading: Loading }) as BlockComponent, load },
  "order-outcome": { Component: dynamic((load = () => import('../blocks/order-outcome/order-outcome.tsx')), { loading: Loading }) as BlockComponent, load },
  "order-success": { Component: dynamic((load = () => import('../blocks/order-success/order-success.tsx')), { loading: Loading }) as BlockComponent, load },
  "payment-step": { Component: dynamic((load = () => import('../blocks/payment-step/payment-step.tsx')), { loading: Loading }) as BlockComponent, load },
  "profile-card": { Component: dynamic((load = () => import('../blocks/profile-card/profile-card.tsx')), { loading: Loading }) as BlockComponent, load },
  "section": { Component: dynamic((load = () => import('../blocks/section/section.tsx')), { loading: Loading }) as BlockComponent, load },
  "toast-region": { Component: dynamic((load = () => import('../blocks/toast-region/toast-region.tsx')), { loading: Loading }) as BlockComponent, load },
};
