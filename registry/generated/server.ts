/** Every block as the server needs it. Imported by code of getStaticProps and getServerSideProps only. Made by `npm run generate`. */
import type { ServerBlocks } from '#renderer/types.ts';
import { block as accordion } from '../blocks/accordion/index.ts';
import accordionComponent from '../blocks/accordion/accordion.tsx';
import { block as accountMenu } from '../blocks/account-menu/index.ts';
import accountMenuComponent from '../blocks/account-menu/account-menu.tsx';
import { block as addToCart } from '../blocks/add-to-cart/index.ts';
import addToCartComponent from '../blocks/add-to-cart/add-to-cart.tsx';
import { block as addressForm } from '../blocks/address-form/index.ts';
import addressFormComponent from '../blocks/address-form/address-form.tsx';
import { block as album } from '../blocks/album/index.ts';
import albumComponent from '../blocks/album/album.tsx';
import { block as albumList } from '../blocks/album-list/index.ts';
import albumListComponent from '../blocks/album-list/album-list.tsx';
import { block as alcoholMessage } from '../blocks/alcohol-message/index.ts';
import alcoholMessageComponent from '../blocks/alcohol-message/alcohol-message.tsx';
import { block as anchor } from '../blocks/anchor/index.ts';
import anchorComponent from '../blocks/anchor/anchor.tsx';
import { block as announcementBar } from '../blocks/announcement-bar/index.ts';
import announcementBarComponent from '../blocks/announcement-bar/announcement-bar.tsx';
import { block as article } from '../blocks/article/index.ts';
import articleComponent from '../blocks/article/article.tsx';
import { block as authForm } from '../blocks/auth-form/index.ts';
import authFormComponent from '../blocks/auth-form/auth-form.tsx';
import { block as awards } from '../blocks/awards/index.ts';
import awardsComponent from '../blocks/awards/awards.tsx';
import { block as banner } from '../blocks/banner/index.ts';
import bannerComponent from '../blocks/banner/banner.tsx';
import { block as beforeAfter } from '../blocks/before-after/index.ts';
import beforeAfterComponent from '../blocks/before-after/before-after.tsx';
import { block as blogFolders } from '../blocks/blog-folders/index.ts';
import blogFoldersComponent from '../blocks/blog-folders/blog-folders.tsx';
import { block as blogList } from '../blocks/blog-list/index.ts';
import blogListComponent from '../blocks/blog-list/blog-list.tsx';
import { block as bottomBar } from '../blocks/bottom-bar/index.ts';
import bottomBarComponent from '../blocks/bottom-bar/bottom-bar.tsx';
import { block as boxContents } from '../blocks/box-contents/index.ts';
import boxContentsComponent from '../blocks/box-contents/box-contents.tsx';
import { block as breadcrumb } from '../blocks/breadcrumb/index.ts';
import breadcrumbComponent from '../blocks/breadcrumb/breadcrumb.tsx';
import { block as button } from '../blocks/button/index.ts';
import buttonComponent from '../blocks/button/button.tsx';
import { block as buyBox } from '../blocks/buy-box/index.ts';
import buyBoxComponent from '../blocks/buy-box/buy-box.tsx';
import { block as card } from '../blocks/card/index.ts';
import cardComponent from '../blocks/card/card.tsx';
import { block as cardGrid } from '../blocks/card-grid/index.ts';
import cardGridComponent from '../blocks/card-grid/card-grid.tsx';
import { block as carousel } from '../blocks/carousel/index.ts';
import carouselComponent from '../blocks/carousel/carousel.tsx';
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
import { block as cookieNotice } from '../blocks/cookie-notice/index.ts';
import cookieNoticeComponent from '../blocks/cookie-notice/cookie-notice.tsx';
import { block as counter } from '../blocks/counter/index.ts';
import counterComponent from '../blocks/counter/counter.tsx';
import { block as customizationSteps } from '../blocks/customization-steps/index.ts';
import customizationStepsComponent from '../blocks/customization-steps/customization-steps.tsx';
import { block as decreasingDiscounts } from '../blocks/decreasing-discounts/index.ts';
import decreasingDiscountsComponent from '../blocks/decreasing-discounts/decreasing-discounts.tsx';
import { block as deliveryChoice } from '../blocks/delivery-choice/index.ts';
import deliveryChoiceComponent from '../blocks/delivery-choice/delivery-choice.tsx';
import { block as discountCode } from '../blocks/discount-code/index.ts';
import discountCodeComponent from '../blocks/discount-code/discount-code.tsx';
import { block as divider } from '../blocks/divider/index.ts';
import dividerComponent from '../blocks/divider/divider.tsx';
import { block as dynamicForm } from '../blocks/dynamic-form/index.ts';
import dynamicFormComponent from '../blocks/dynamic-form/dynamic-form.tsx';
import { block as elementList } from '../blocks/element-list/index.ts';
import elementListComponent from '../blocks/element-list/element-list.tsx';
import { block as errorMessage } from '../blocks/error-message/index.ts';
import errorMessageComponent from '../blocks/error-message/error-message.tsx';
import { block as event } from '../blocks/event/index.ts';
import eventComponent from '../blocks/event/event.tsx';
import { block as eventList } from '../blocks/event-list/index.ts';
import eventListComponent from '../blocks/event-list/event-list.tsx';
import { block as eventRegistration } from '../blocks/event-registration/index.ts';
import eventRegistrationComponent from '../blocks/event-registration/event-registration.tsx';
import { block as featuredProduct } from '../blocks/featured-product/index.ts';
import featuredProductComponent from '../blocks/featured-product/featured-product.tsx';
import { block as fileDownload } from '../blocks/file-download/index.ts';
import fileDownloadComponent from '../blocks/file-download/file-download.tsx';
import { block as footer } from '../blocks/footer/index.ts';
import footerComponent from '../blocks/footer/footer.tsx';
import { block as gallery } from '../blocks/gallery/index.ts';
import galleryComponent from '../blocks/gallery/gallery.tsx';
import { block as googleReviews } from '../blocks/google-reviews/index.ts';
import googleReviewsComponent from '../blocks/google-reviews/google-reviews.tsx';
import { block as grid } from '../blocks/grid/index.ts';
import gridComponent from '../blocks/grid/grid.tsx';
import { block as header } from '../blocks/header/index.ts';
import headerComponent from '../blocks/header/header.tsx';
import { block as heading } from '../blocks/heading/index.ts';
import headingComponent from '../blocks/heading/heading.tsx';
import { block as hero } from '../blocks/hero/index.ts';
import heroComponent from '../blocks/hero/hero.tsx';
import { block as html } from '../blocks/html/index.ts';
import htmlComponent from '../blocks/html/html.tsx';
import { block as iconList } from '../blocks/icon-list/index.ts';
import iconListComponent from '../blocks/icon-list/icon-list.tsx';
import { block as image } from '../blocks/image/index.ts';
import imageComponent from '../blocks/image/image.tsx';
import { block as languageSwitch } from '../blocks/language-switch/index.ts';
import languageSwitchComponent from '../blocks/language-switch/language-switch.tsx';
import { block as legalText } from '../blocks/legal-text/index.ts';
import legalTextComponent from '../blocks/legal-text/legal-text.tsx';
import { block as logo } from '../blocks/logo/index.ts';
import logoComponent from '../blocks/logo/logo.tsx';
import { block as map } from '../blocks/map/index.ts';
import mapComponent from '../blocks/map/map.tsx';
import { block as mealIcons } from '../blocks/meal-icons/index.ts';
import mealIconsComponent from '../blocks/meal-icons/meal-icons.tsx';
import { block as miniCart } from '../blocks/mini-cart/index.ts';
import miniCartComponent from '../blocks/mini-cart/mini-cart.tsx';
import { block as mobileBar } from '../blocks/mobile-bar/index.ts';
import mobileBarComponent from '../blocks/mobile-bar/mobile-bar.tsx';
import { block as modal } from '../blocks/modal/index.ts';
import modalComponent from '../blocks/modal/modal.tsx';
import { block as newsList } from '../blocks/news-list/index.ts';
import newsListComponent from '../blocks/news-list/news-list.tsx';
import { block as newsletterForm } from '../blocks/newsletter-form/index.ts';
import newsletterFormComponent from '../blocks/newsletter-form/newsletter-form.tsx';
import { block as nutrition } from '../blocks/nutrition/index.ts';
import nutritionComponent from '../blocks/nutrition/nutrition.tsx';
import { block as openingHours } from '../blocks/opening-hours/index.ts';
import openingHoursComponent from '../blocks/opening-hours/opening-hours.tsx';
import { block as orderDetail } from '../blocks/order-detail/index.ts';
import orderDetailComponent from '../blocks/order-detail/order-detail.tsx';
import { block as orderList } from '../blocks/order-list/index.ts';
import orderListComponent from '../blocks/order-list/order-list.tsx';
import { block as orderOutcome } from '../blocks/order-outcome/index.ts';
import orderOutcomeComponent from '../blocks/order-outcome/order-outcome.tsx';
import { block as orderReturn } from '../blocks/order-return/index.ts';
import orderReturnComponent from '../blocks/order-return/order-return.tsx';
import { block as orderSuccess } from '../blocks/order-success/index.ts';
import orderSuccessComponent from '../blocks/order-success/order-success.tsx';
import { block as orderSummary } from '../blocks/order-summary/index.ts';
import orderSummaryComponent from '../blocks/order-summary/order-summary.tsx';
import { block as overlayImage } from '../blocks/overlay-image/index.ts';
import overlayImageComponent from '../blocks/overlay-image/overlay-image.tsx';
import { block as passwordReset } from '../blocks/password-reset/index.ts';
import passwordResetComponent from '../blocks/password-reset/password-reset.tsx';
import { block as passwordResetAsk } from '../blocks/password-reset-ask/index.ts';
import passwordResetAskComponent from '../blocks/password-reset-ask/password-reset-ask.tsx';
import { block as paymentStep } from '../blocks/payment-step/index.ts';
import paymentStepComponent from '../blocks/payment-step/payment-step.tsx';
import { block as pickupDate } from '../blocks/pickup-date/index.ts';
import pickupDateComponent from '../blocks/pickup-date/pickup-date.tsx';
import { block as pickupMap } from '../blocks/pickup-map/index.ts';
import pickupMapComponent from '../blocks/pickup-map/pickup-map.tsx';
import { block as popup } from '../blocks/popup/index.ts';
import popupComponent from '../blocks/popup/popup.tsx';
import { block as productFeatures } from '../blocks/product-features/index.ts';
import productFeaturesComponent from '../blocks/product-features/product-features.tsx';
import { block as productFile } from '../blocks/product-file/index.ts';
import productFileComponent from '../blocks/product-file/product-file.tsx';
import { block as productGallery } from '../blocks/product-gallery/index.ts';
import productGalleryComponent from '../blocks/product-gallery/product-gallery.tsx';
import { block as productList } from '../blocks/product-list/index.ts';
import productListComponent from '../blocks/product-list/product-list.tsx';
import { block as productPrice } from '../blocks/product-price/index.ts';
import productPriceComponent from '../blocks/product-price/product-price.tsx';
import { block as productRow } from '../blocks/product-row/index.ts';
import productRowComponent from '../blocks/product-row/product-row.tsx';
import { block as productSummary } from '../blocks/product-summary/index.ts';
import productSummaryComponent from '../blocks/product-summary/product-summary.tsx';
import { block as profile } from '../blocks/profile/index.ts';
import profileComponent from '../blocks/profile/profile.tsx';
import { block as profileCard } from '../blocks/profile-card/index.ts';
import profileCardComponent from '../blocks/profile-card/profile-card.tsx';
import { block as promotedNews } from '../blocks/promoted-news/index.ts';
import promotedNewsComponent from '../blocks/promoted-news/promoted-news.tsx';
import { block as quantity } from '../blocks/quantity/index.ts';
import quantityComponent from '../blocks/quantity/quantity.tsx';
import { block as quote } from '../blocks/quote/index.ts';
import quoteComponent from '../blocks/quote/quote.tsx';
import { block as returnDetail } from '../blocks/return-detail/index.ts';
import returnDetailComponent from '../blocks/return-detail/return-detail.tsx';
import { block as richText } from '../blocks/rich-text/index.ts';
import richTextComponent from '../blocks/rich-text/rich-text.tsx';
import { block as scrollToTop } from '../blocks/scroll-to-top/index.ts';
import scrollToTopComponent from '../blocks/scroll-to-top/scroll-to-top.tsx';
import { block as section } from '../blocks/section/index.ts';
import sectionComponent from '../blocks/section/section.tsx';
import { block as service } from '../blocks/service/index.ts';
import serviceComponent from '../blocks/service/service.tsx';
import { block as serviceList } from '../blocks/service-list/index.ts';
import serviceListComponent from '../blocks/service-list/service-list.tsx';
import { block as siteMenu } from '../blocks/site-menu/index.ts';
import siteMenuComponent from '../blocks/site-menu/site-menu.tsx';
import { block as siteSearch } from '../blocks/site-search/index.ts';
import siteSearchComponent from '../blocks/site-search/site-search.tsx';
import { block as socialLinks } from '../blocks/social-links/index.ts';
import socialLinksComponent from '../blocks/social-links/social-links.tsx';
import { block as spacer } from '../blocks/spacer/index.ts';
import spacerComponent from '../blocks/spacer/spacer.tsx';
import { block as stack } from '../blocks/stack/index.ts';
import stackComponent from '../blocks/stack/stack.tsx';
import { block as table } from '../blocks/table/index.ts';
import tableComponent from '../blocks/table/table.tsx';
import { block as tabs } from '../blocks/tabs/index.ts';
import tabsComponent from '../blocks/tabs/tabs.tsx';
import { block as toastRegion } from '../blocks/toast-region/index.ts';
import toastRegionComponent from '../blocks/toast-region/toast-region.tsx';
import { block as uspStrip } from '../blocks/usp-strip/index.ts';
import uspStripComponent from '../blocks/usp-strip/usp-strip.tsx';
import { block as variationPicker } from '../blocks/variation-picker/index.ts';
import variationPickerComponent from '../blocks/variation-picker/variation-picker.tsx';
import { block as video } from '../blocks/video/index.ts';
import videoComponent from '../blocks/video/video.tsx';
import { block as vintageList } from '../blocks/vintage-list/index.ts';
import vintageListComponent from '../blocks/vintage-list/vintage-list.tsx';
import { block as wineFacts } from '../blocks/wine-facts/index.ts';
import wineFactsComponent from '../blocks/wine-facts/wine-facts.tsx';
import * as validators from './validators.js';

export const serverBlocks: ServerBlocks = {
  "accordion": { definition: accordion, validate: validators.accordion, Component: accordionComponent },
  "account-menu": { definition: accountMenu, validate: validators.accountMenu, Component: accountMenuComponent },
  "add-to-cart": { definition: addToCart, validate: validators.addToCart, Component: addToCartComponent, links: ["/contactUrl"] },
  "address-form": { definition: addressForm, validate: validators.addressForm, Component: addressFormComponent },
  "album": { definition: album, validate: validators.album, Component: albumComponent },
  "album-list": { definition: albumList, validate: validators.albumList, Component: albumListComponent },
  "alcohol-message": { definition: alcoholMessage, validate: validators.alcoholMessage, Component: alcoholMessageComponent },
  "anchor": { definition: anchor, validate: validators.anchor, Component: anchorComponent },
  "announcement-bar": { definition: announcementBar, validate: validators.announcementBar, Component: announcementBarComponent, links: ["/href"] },
  "article": { definition: article, validate: validators.article, Component: articleComponent },
  "auth-form": { definition: authForm, validate: validators.authForm, Component: authFormComponent },
  "awards": { definition: awards, validate: validators.awards, Component: awardsComponent },
  "banner": { definition: banner, validate: validators.banner, Component: bannerComponent, links: ["/buttons/*/href"] },
  "before-after": { definition: beforeAfter, validate: validators.beforeAfter, Component: beforeAfterComponent },
  "blog-folders": { definition: blogFolders, validate: validators.blogFolders, Component: blogFoldersComponent },
  "blog-list": { definition: blogList, validate: validators.blogList, Component: blogListComponent, links: ["/link/href"] },
  "bottom-bar": { definition: bottomBar, validate: validators.bottomBar, Component: bottomBarComponent, links: ["/links/*/href"] },
  "box-contents": { definition: boxContents, validate: validators.boxContents, Component: boxContentsComponent },
  "breadcrumb": { definition: breadcrumb, validate: validators.breadcrumb, Component: breadcrumbComponent },
  "button": { definition: button, validate: validators.button, Component: buttonComponent, links: ["/href"] },
  "buy-box": { definition: buyBox, validate: validators.buyBox, Component: buyBoxComponent, links: ["/contactUrl"] },
  "card": { definition: card, validate: validators.card, Component: cardComponent, links: ["/href"] },
  "card-grid": { definition: cardGrid, validate: validators.cardGrid, Component: cardGridComponent, links: ["/cards/*/href"] },
  "carousel": { definition: carousel, validate: validators.carousel, Component: carouselComponent },
  "cart-button": { definition: cartButton, validate: validators.cartButton, Component: cartButtonComponent, links: ["/href"] },
  "cart-lines": { definition: cartLines, validate: validators.cartLines, Component: cartLinesComponent },
  "cart-totals": { definition: cartTotals, validate: validators.cartTotals, Component: cartTotalsComponent },
  "checkout-steps": { definition: checkoutSteps, validate: validators.checkoutSteps, Component: checkoutStepsComponent },
  "columns": { definition: columns, validate: validators.columns, Component: columnsComponent },
  "component": { definition: component, validate: validators.component, Component: componentComponent },
  "contact-details": { definition: contactDetails, validate: validators.contactDetails, Component: contactDetailsComponent },
  "cookie-notice": { definition: cookieNotice, validate: validators.cookieNotice, Component: cookieNoticeComponent },
  "counter": { definition: counter, validate: validators.counter, Component: counterComponent },
  "customization-steps": { definition: customizationSteps, validate: validators.customizationSteps, Component: customizationStepsComponent },
  "decreasing-discounts": { definition: decreasingDiscounts, validate: validators.decreasingDiscounts, Component: decreasingDiscountsComponent },
  "delivery-choice": { definition: deliveryChoice, validate: validators.deliveryChoice, Component: deliveryChoiceComponent },
  "discount-code": { definition: discountCode, validate: validators.discountCode, Component: discountCodeComponent },
  "divider": { definition: divider, validate: validators.divider, Component: dividerComponent },
  "dynamic-form": { definition: dynamicForm, validate: validators.dynamicForm, Component: dynamicFormComponent, links: ["/privacyUrl"] },
  "element-list": { definition: elementList, validate: validators.elementList, Component: elementListComponent },
  "error-message": { definition: errorMessage, validate: validators.errorMessage, Component: errorMessageComponent, links: ["/links/*/href"] },
  "event": { definition: event, validate: validators.event, Component: eventComponent, links: ["/listUrl"] },
  "event-list": { definition: eventList, validate: validators.eventList, Component: eventListComponent },
  "event-registration": { definition: eventRegistration, validate: validators.eventRegistration, Component: eventRegistrationComponent, links: ["/privacyUrl"] },
  "featured-product": { definition: featuredProduct, validate: validators.featuredProduct, Component: featuredProductComponent },
  "file-download": { definition: fileDownload, validate: validators.fileDownload, Component: fileDownloadComponent },
  "footer": { definition: footer, validate: validators.footer, Component: footerComponent, links: ["/groups/*/links/*/href"] },
  "gallery": { definition: gallery, validate: validators.gallery, Component: galleryComponent },
  "google-reviews": { definition: googleReviews, validate: validators.googleReviews, Component: googleReviewsComponent },
  "grid": { definition: grid, validate: validators.grid, Component: gridComponent },
  "header": { definition: header, validate: validators.header, Component: headerComponent },
  "heading": { definition: heading, validate: validators.heading, Component: headingComponent },
  "hero": { definition: hero, validate: validators.hero, Component: heroComponent, links: ["/links/*/href"] },
  "html": { definition: html, validate: validators.html, Component: htmlComponent },
  "icon-list": { definition: iconList, validate: validators.iconList, Component: iconListComponent, links: ["/items/*/href"] },
  "image": { definition: image, validate: validators.image, Component: imageComponent, links: ["/href"] },
  "language-switch": { definition: languageSwitch, validate: validators.languageSwitch, Component: languageSwitchComponent },
  "legal-text": { definition: legalText, validate: validators.legalText, Component: legalTextComponent },
  "logo": { definition: logo, validate: validators.logo, Component: logoComponent },
  "map": { definition: map, validate: validators.map, Component: mapComponent, links: ["/attributionHref"] },
  "meal-icons": { definition: mealIcons, validate: validators.mealIcons, Component: mealIconsComponent },
  "mini-cart": { definition: miniCart, validate: validators.miniCart, Component: miniCartComponent },
  "mobile-bar": { definition: mobileBar, validate: validators.mobileBar, Component: mobileBarComponent, links: ["/shopUrl","/searchUrl","/accountUrl"] },
  "modal": { definition: modal, validate: validators.modal, Component: modalComponent },
  "news-list": { definition: newsList, validate: validators.newsList, Component: newsListComponent },
  "newsletter-form": { definition: newsletterForm, validate: validators.newsletterForm, Component: newsletterFormComponent, links: ["/privacyUrl"] },
  "nutrition": { definition: nutrition, validate: validators.nutrition, Component: nutritionComponent },
  "opening-hours": { definition: openingHours, validate: validators.openingHours, Component: openingHoursComponent },
  "order-detail": { definition: orderDetail, validate: validators.orderDetail, Component: orderDetailComponent },
  "order-list": { definition: orderList, validate: validators.orderList, Component: orderListComponent },
  "order-outcome": { definition: orderOutcome, validate: validators.orderOutcome, Component: orderOutcomeComponent },
  "order-return": { definition: orderReturn, validate: validators.orderReturn, Component: orderReturnComponent },
  "order-success": { definition: orderSuccess, validate: validators.orderSuccess, Component: orderSuccessComponent },
  "order-summary": { definition: orderSummary, validate: validators.orderSummary, Component: orderSummaryComponent },
  "overlay-image": { definition: overlayImage, validate: validators.overlayImage, Component: overlayImageComponent, links: ["/href"] },
  "password-reset": { definition: passwordReset, validate: validators.passwordReset, Component: passwordResetComponent },
  "password-reset-ask": { definition: passwordResetAsk, validate: validators.passwordResetAsk, Component: passwordResetAskComponent },
  "payment-step": { definition: paymentStep, validate: validators.paymentStep, Component: paymentStepComponent },
  "pickup-date": { definition: pickupDate, validate: validators.pickupDate, Component: pickupDateComponent },
  "pickup-map": { definition: pickupMap, validate: validators.pickupMap, Component: pickupMapComponent },
  "popup": { definition: popup, validate: validators.popup, Component: popupComponent },
  "product-features": { definition: productFeatures, validate: validators.productFeatures, Component: productFeaturesComponent },
  "product-file": { definition: productFile, validate: validators.productFile, Component: productFileComponent },
  "product-gallery": { definition: productGallery, validate: validators.productGallery, Component: productGalleryComponent },
  "product-list": { definition: productList, validate: validators.productList, Component: productListComponent },
  "product-price": { definition: productPrice, validate: validators.productPrice, Component: productPriceComponent },
  "product-row": { definition: productRow, validate: validators.productRow, Component: productRowComponent, links: ["/link/href"] },
  "product-summary": { definition: productSummary, validate: validators.productSummary, Component: productSummaryComponent },
  "profile": { definition: profile, validate: validators.profile, Component: profileComponent },
  "profile-card": { definition: profileCard, validate: validators.profileCard, Component: profileCardComponent },
  "promoted-news": { definition: promotedNews, validate: validators.promotedNews, Component: promotedNewsComponent },
  "quantity": { definition: quantity, validate: validators.quantity, Component: quantityComponent },
  "quote": { definition: quote, validate: validators.quote, Component: quoteComponent },
  "return-detail": { definition: returnDetail, validate: validators.returnDetail, Component: returnDetailComponent },
  "rich-text": { definition: richText, validate: validators.richText, Component: richTextComponent },
  "scroll-to-top": { definition: scrollToTop, validate: validators.scrollToTop, Component: scrollToTopComponent },
  "section": { definition: section, validate: validators.section, Component: sectionComponent },
  "service": { definition: service, validate: validators.service, Component: serviceComponent },
  "service-list": { definition: serviceList, validate: validators.serviceList, Component: serviceListComponent },
  "site-menu": { definition: siteMenu, validate: validators.siteMenu, Component: siteMenuComponent, links: ["/searchUrl","/accountUrl"] },
  "site-search": { definition: siteSearch, validate: validators.siteSearch, Component: siteSearchComponent, links: ["/action"] },
  "social-links": { definition: socialLinks, validate: validators.socialLinks, Component: socialLinksComponent },
  "spacer": { definition: spacer, validate: validators.spacer, Component: spacerComponent },
  "stack": { definition: stack, validate: validators.stack, Component: stackComponent },
  "table": { definition: table, validate: validators.table, Component: tableComponent },
  "tabs": { definition: tabs, validate: validators.tabs, Component: tabsComponent },
  "toast-region": { definition: toastRegion, validate: validators.toastRegion, Component: toastRegionComponent },
  "usp-strip": { definition: uspStrip, validate: validators.uspStrip, Component: uspStripComponent, links: ["/items/*/href"] },
  "variation-picker": { definition: variationPicker, validate: validators.variationPicker, Component: variationPickerComponent },
  "video": { definition: video, validate: validators.video, Component: videoComponent, links: ["/url"] },
  "vintage-list": { definition: vintageList, validate: validators.vintageList, Component: vintageListComponent },
  "wine-facts": { definition: wineFacts, validate: validators.wineFacts, Component: wineFactsComponent },
};
