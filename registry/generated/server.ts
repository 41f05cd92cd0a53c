/** Every block as the server needs it. Imported by code of getStaticProps and getServerSideProps only. Made by `npm run generate`. */
import type { ServerBlocks } from '#renderer/types.ts';
import { block as cartLines } from '../blocks/cart-lines/index.ts';
import cartLinesComponent from '../blocks/cart-lines/cart-lines.tsx';
import { block as cartTotals } from '../blocks/cart-totals/index.ts';
import cartTotalsComponent from '../blocks/cart-totals/cart-totals.tsx';
import { block as checkoutSteps } from '../blocks/checkout-steps/index.ts';
import checkoutStepsComponent from '../blocks/checkout-steps/checkout-steps.tsx';
import { block as heading } from '../blocks/heading/index.ts';
import headingComponent from '../blocks/heading/heading.tsx';
import { block as miniCart } from '../blocks/mini-cart/index.ts';
import miniCartComponent from '../blocks/mini-cart/mini-cart.tsx';
import { block as section } from '../blocks/section/index.ts';
import sectionComponent from '../blocks/section/section.tsx';
import { block as toastRegion } from '../blocks/toast-region/index.ts';
import toastRegionComponent from '../blocks/toast-region/toast-region.tsx';
import * as validators from './validators.js';

export const serverBlocks: ServerBlocks = {
  "cart-lines": { definition: cartLines, validate: validators.cartLines, Component: cartLinesComponent },
  "cart-totals": { definition: cartTotals, validate: validators.cartTotals, Component: cartTotalsComponent },
  "checkout-steps": { definition: checkoutSteps, validate: validators.checkoutSteps, Component: checkoutStepsComponent },
  "heading": { definition: heading, validate: validators.heading, Component: headingComponent },
  "mini-cart": { definition: miniCart, validate: validators.miniCart, Component: miniCartComponent },
  "section": { definition: section, validate: validators.section, Component: sectionComponent },
  "toast-region": { definition: toastRegion, validate: validators.toastRegion, Component: toastRegionComponent },
};
