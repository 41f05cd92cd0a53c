/** Every block as the server needs it. Imported by code of getStaticProps and getServerSideProps only. Made by `npm run generate`. */
import type { ServerBlocks } from '#renderer/types.ts';
import { block as accountMenu } from '../blocks/account-menu/index.ts';
import accountMenuComponent from '../blocks/account-menu/account-menu.tsx';
import { block as addressForm } from '../blocks/address-form/index.ts';
import addressFormComponent from '../blocks/address-form/address-form.tsx';
import { block as alcoholMessage } from '../blocks/alcohol-message/index.ts';
import alcoholMessageComponent from '../blocks/alcohol-message/alcohol-message.tsx';
import { block as announcementBar } from '../blocks/announcement-bar/index.ts';
import announcementBarComponent from '../blocks/announcement-bar/announcement-bar.tsx';
import { block as authForm } from '../blocks/auth-form/index.ts';
import authFormComponent from '../blocks/auth-form/auth-form.tsx';
import { block as breadcrumb } from '../blocks/breadcrumb/index.ts';
import breadcrumbComponent from '../blocks/breadcrumb/breadcrumb.tsx';
import { block as button } from '../blocks/button/index.ts';
import buttonComponent from '../blocks/button/button.tsx';
import { block as buyBox } from '../blocks/buy-box/index.ts';
import buyBoxComponent from '../blocks/buy-box/buy-box.tsx';
import { block as cardGrid } from '../blocks/card-grid/index.ts';
import cardGridComponent from '../blocks/card-grid/card-grid.tsx';
import { block as cartButton } from '../blocks/cart-button/index.ts';
import cartButtonComponent from '../blocks/cart-button/cart-button.tsx';
import { block as cartLines } from '../blocks/cart-lines/index.ts';
import cartLinesComponent from '../blocks/cart-lines/cart-lines.tsx';
import { block as cartTotals } from '../blocks/cart-totals/index.ts';
import cartTotalsComponent from '../blocks/cart-totals/cart-totals.tsx';
import { block as checkoutSteps } from '../blocks/checkout-steps/index.ts';
import checkoutStepsComponent from '../blocks/checkout-steps/checkout-steps.tsx';
import { block as columns } from '../blocks/columns/index.ts';
import columnsComponent from '../blocks/columns/columns.tsx';
import { block as component } from '../blocks/component/index.ts';
import componentComponent from '../blocks/component/component.tsx';
import { block as contactDetails } from '../blocks/contact-details/index.ts';
import contactDetailsComponent from '../blocks/contact-details/contact-details.tsx';
import { block as deliveryChoice } from '../blocks/delivery-choice/index.ts';
import deliveryChoiceComponent from '../blocks/delivery-choice/delivery-choice.tsx';
import { block as errorMessage } from '../blocks/error-message/index.ts';
import errorMessageComponent from '../blocks/error-message/error-message.tsx';
import { block as footer } from '../blocks/footer/index.ts';
import footerComponent from '../blocks/footer/footer.tsx';
import { block as header } from '../blocks/header/index.ts';
import headerComponent from '../blocks/header/header.tsx';
import { block as heading } from '../blocks/heading/index.ts';
import headingComponent from '../blocks/heading/heading.tsx';
import { block as hero } from '../blocks/hero/index.ts';
import heroComponent from '../blocks/hero/hero.tsx';
import { block as image } from '../blocks/image/index.ts';
import imageComponent from '../blocks/image/image.tsx';
import { block as miniCart } from '../blocks/mini-cart/index.ts';
import miniCartComponent from '../blocks/mini-cart/mini-cart.tsx';
import { block as mobileBar } from '../blocks/mobile-bar/index.ts';
import mobileBarComponent from '../blocks/mobile-bar/mobile-bar.tsx';
import { block as newsList } from '../blocks/news-list/index.ts';
import newsListComponent from '../blocks/news-list/news-list.tsx';
import { block as newsletterForm } from '../blocks/newsletter-form/index.ts';
import newsletterFormComponent from '../blocks/newsletter-form/newsletter-form.tsx';
import { block as openingHours } from '../blocks/opening-hours/index.ts';
import openingHoursComponent from '../blocks/opening-hours/opening-hours.tsx';
import { block as orderDetail } from '../blocks/order-detail/index.ts';
import orderDetailComponent from '../blocks/order-detail/order-detail.tsx';
import { block as orderList } from '../blocks/order-list/index.ts';
import orderListComponent from '../blocks/order-list/order-list.tsx';
import { block as orderOutcome } from '../blocks/order-outcome/index.ts';
import orderOutcomeComponent from '../blocks/order-outcome/order-outcome.tsx';
import { block as orderSuccess } from '../blocks/order-success/index.ts';
import orderSuccessComponent from '../blocks/order-success/order-success.tsx';
import { block as paymentStep } from '../blocks/payment-step/index.ts';
import paymentStepComponent from '../blocks/payment-step/payment-step.tsx';
import { block as productFeatures } from '../blocks/product-features/index.ts';
import productFeaturesComponent from '../blocks/product-features/product-features.tsx';
import { block as productGallery } from '../blocks/product-gallery/index.ts';
import productGalleryComponent from '../blocks/product-gallery/product-gallery.tsx';
import { block as productList } from '../blocks/product-list/index.ts';
import productListComponent from '../blocks/product-list/product-list.tsx';
import { block as productRow } from '../blocks/product-row/index.ts';
import productRowComponent from '../blocks/product-row/product-row.tsx';
import { block as productSummary } from '../blocks/product-summary/index.ts';
import productSummaryComponent from '../blocks/product-summary/product-summary.tsx';
import { block as profileCard } from '../blocks/profile-card/index.ts';
import profileCardComponent from '../blocks/profile-card/profile-card.tsx';
import { block as promotedNews } from '../blocks/promoted-news/index.ts';
import promotedNewsComponent from '../blocks/promoted-news/promoted-news.tsx';
import { block as quote } from '../blocks/quote/index.ts';
import quoteComponent from '../blocks/quote/quote.tsx';
import { block as richText } from '../blocks/rich-text/index.ts';
import richTextComponent from '../blocks/rich-text/rich-text.tsx';
import { block as section } from '../blocks/section/index.ts';
import sectionComponent from '../blocks/section/section.tsx';
import { block as siteMenu } from '../blocks/site-menu/index.ts';
import siteMenuComponent from '../blocks/site-menu/site-menu.tsx';
import { block as siteSearch } from '../blocks/site-search/index.ts';
import siteSearchComponent from '../blocks/site-search/site-search.tsx';
import { block as toastRegion } from '../blocks/toast-region/index.ts';
import toastRegionComponent from '../blocks/toast-region/toast-region.tsx';
import { block as uspStrip } from '../blocks/usp-strip/index.ts';
import uspStripComponent from '../blocks/usp-strip/usp-strip.tsx';
import * as validators from './validators.js';

export const serverBlocks: ServerBlocks = {
  "account-menu": { definition: accountMenu, validate: validators.accountMenu, Component: accountMenuComponent },
  "address-form": { definition: addressForm, validate: validators.addressForm, Component: addressFormComponent },
  "alcohol-message": { definition: alcoholMessage, validate: validators.alcoholMessage, Component: alcoholMessageComponent },
  "announcement-bar": { definition: announcementBar, validate: validators.announcementBar, Component: announcementBarComponent },
  "auth-form": { definition: authForm, validate: validators.authForm, Component: authFormComponent },
  "breadcrumb": { definition: breadcrumb, validate: validators.breadcrumb, Component: breadcrumbComponent },
  "button": { definition: button, validate: validators.button, Component: buttonComponent },
  "buy-box": { definition: buyBox, validate: validators.buyBox, Component: buyBoxComponent },
  "card-grid": { definition: cardGrid, validate: validators.cardGrid, Component: cardGridComponent },
  "cart-button": { definition: cartButton, validate: validators.cartButton, Component: cartButtonComponent },
  "cart-lines": { definition: cartLines, validate: validators.cartLines, Component: cartLinesComponent },
  "cart-totals": { definition: cartTotals, validate: validators.cartTotals, Component: cartTotalsComponent },
  "checkout-steps": { definition: checkoutSteps, validate: validators.checkoutSteps, Component: checkoutStepsComponent },
  "columns": { definition: columns, validate: validators.columns, Component: columnsComponent },
  "component": { definition: component, validate: validators.component, Component: componentComponent },
  "contact-details": { definition: contactDetails, validate: validators.contactDetails, Component: contactDetailsComponent },
  "delivery-choice": { definition: deliveryChoice, validate: validators.deliveryChoice, Component: deliveryChoiceComponent },
  "error-message": { definition: errorMessage, validate: validators.errorMessage, Component: errorMessageComponent },
  "footer": { definition: footer, validate: validators.footer, Component: footerComponent },
  "header": { definition: header, validate: validators.header, Component: headerComponent },
  "heading": { definition: heading, validate: validators.heading, Component: headingComponent },
  "hero": { definition: hero, validate: validators.hero, Component: heroComponent },
  "image": { definition: image, validate: validators.image, Component: imageComponent },
  "mini-cart": { definition: miniCart, validate: validators.miniCart, Component: miniCartComponent },
  "mobile-bar": { definition: mobileBar, validate: validators.mobileBar, Component: mobileBarComponent },
  "news-list": { definition: newsList, validate: validators.newsList, Component: newsListComponent },
  "newsletter-form": { definition: newsletterForm, validate: validators.newsletterForm, Component: newsletterFormComponent },
  "opening-hours": { definition: openingHours, validate: validators.openingHours, Component: openingHoursComponent },
  "order-detail": { definition: orderDetail, validate: validators.orderDetail, Component: orderDetailComponent },
  "order-list": { definition: orderList, validate: validators.orderList, Component: orderListComponent },
  "order-outcome": { definition: orderOutcome, validate: validators.orderOutcome, Component: orderOutcomeComponent },
  "order-success": { definition: orderSuccess, validate: validators.orderSuccess, Component: orderSuccessComponent },
  "payment-step": { definition: paymentStep, validate: validators.paymentStep, Component: paymentStepComponent },
  "product-features": { definition: productFeatures, validate: validators.productFeatures, Component: productFeaturesComponent },
  "product-gallery": { definition: productGallery, validate: validators.productGallery, Component: productGalleryComponent },
  "product-list": { definition: productList, validate: validators.productList, Component: productListComponent },
  "product-row": { definition: productRow, validate: validators.productRow, Component: productRowComponent },
  "product-summary": { definition: productSummary, validate: validators.productSummary, Component: productSummaryComponent },
  "profile-card": { definition: profileCard, validate: validators.profileCard, Component: profileCardComponent },
  "promoted-news": { definition: promotedNews, validate: validators.promotedNews, Component: promotedNewsComponent },
  "quote": { definition: quote, validate: validators.quote, Component: quoteComponent },
  "rich-text": { definition: richText, validate: validators.richText, Component: richTextComponent },
  "section": { definition: section, validate: validators.section, Component: sectionComponent },
  "site-menu": { definition: siteMenu, validate: validators.siteMenu, Component: siteMenuComponent },
  "site-search": { definition: siteSearch, validate: validators.siteSearch, Component: siteSearchComponent },
  "toast-region": { definition: toastRegion, validate: validators.toastRegion, Component: toastRegionComponent },
  "usp-strip": { definition: uspStrip, validate: validators.uspStrip, Component: uspStripComponent },
};
