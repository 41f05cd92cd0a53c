/** Every block as the server needs it. Imported by code of getStaticProps and getServerSideProps only. Made by `npm run generate`. */
import type { ServerBlocks } from '#renderer/types.ts';
import accessibilityReportComponent from '../content/accessibility-report/accessibility-report.tsx';
import { code as accordion } from '../page/accordion/index.ts';
import accordionComponent from '../page/accordion/accordion.tsx';
import { code as accountMenu } from '../account/account-menu/index.ts';
import accountMenuComponent from '../account/account-menu/account-menu.tsx';
import { code as addToCart } from '../buying/add-to-cart/index.ts';
import addToCartComponent from '../buying/add-to-cart/add-to-cart.tsx';
import { code as addressForm } from '../checkout/address-form/index.ts';
import addressFormComponent from '../checkout/address-form/address-form.tsx';
import { code as album } from '../content/album/index.ts';
import albumComponent from '../content/album/album.tsx';
import { code as albumList } from '../content/album-list/index.ts';
import albumListComponent from '../content/album-list/album-list.tsx';
import { code as alcoholMessage } from '../catalogue/alcohol-message/index.ts';
import alcoholMessageComponent from '../catalogue/alcohol-message/alcohol-message.tsx';
import anchorComponent from '../page/anchor/anchor.tsx';
import { code as announcementBar } from '../navigation/announcement-bar/index.ts';
import announcementBarComponent from '../navigation/announcement-bar/announcement-bar.tsx';
import { code as article } from '../content/article/index.ts';
import articleComponent from '../content/article/article.tsx';
import { code as authForm } from '../account/auth-form/index.ts';
import authFormComponent from '../account/auth-form/auth-form.tsx';
import { code as awards } from '../catalogue/awards/index.ts';
import awardsComponent from '../catalogue/awards/awards.tsx';
import bannerComponent from '../content/banner/banner.tsx';
import beforeAfterComponent from '../content/before-after/before-after.tsx';
import { code as blogFolders } from '../content/blog-folders/index.ts';
import blogFoldersComponent from '../content/blog-folders/blog-folders.tsx';
import { code as blogList } from '../content/blog-list/index.ts';
import blogListComponent from '../content/blog-list/blog-list.tsx';
import { code as bottomBar } from '../navigation/bottom-bar/index.ts';
import bottomBarComponent from '../navigation/bottom-bar/bottom-bar.tsx';
import { code as boxContents } from '../catalogue/box-contents/index.ts';
import boxContentsComponent from '../catalogue/box-contents/box-contents.tsx';
import { code as breadcrumb } from '../navigation/breadcrumb/index.ts';
import breadcrumbComponent from '../navigation/breadcrumb/breadcrumb.tsx';
import buttonComponent from '../content/button/button.tsx';
import { code as buyBox } from '../buying/buy-box/index.ts';
import buyBoxComponent from '../buying/buy-box/buy-box.tsx';
import cardComponent from '../content/card/card.tsx';
import cardGridComponent from '../content/card-grid/card-grid.tsx';
import carouselComponent from '../page/carousel/carousel.tsx';
import { code as cartButton } from '../buying/cart-button/index.ts';
import cartButtonComponent from '../buying/cart-button/cart-button.tsx';
import cartLinesComponent from '../buying/cart-lines/cart-lines.tsx';
import cartTotalsComponent from '../buying/cart-totals/cart-totals.tsx';
import checkoutStepsComponent from '../checkout/checkout-steps/checkout-steps.tsx';
import columnsComponent from '../page/columns/columns.tsx';
import componentComponent from '../page/component/component.tsx';
import { code as contactDetails } from '../content/contact-details/index.ts';
import contactDetailsComponent from '../content/contact-details/contact-details.tsx';
import { code as cookieNotice } from '../navigation/cookie-notice/index.ts';
import cookieNoticeComponent from '../navigation/cookie-notice/cookie-notice.tsx';
import counterComponent from '../content/counter/counter.tsx';
import { code as customizationSteps } from '../buying/customization-steps/index.ts';
import customizationStepsComponent from '../buying/customization-steps/customization-steps.tsx';
import { code as decreasingDiscounts } from '../catalogue/decreasing-discounts/index.ts';
import decreasingDiscountsComponent from '../catalogue/decreasing-discounts/decreasing-discounts.tsx';
import { code as deliveryChoice } from '../checkout/delivery-choice/index.ts';
import deliveryChoiceComponent from '../checkout/delivery-choice/delivery-choice.tsx';
import { code as deliveryEstimate } from '../buying/delivery-estimate/index.ts';
import deliveryEstimateComponent from '../buying/delivery-estimate/delivery-estimate.tsx';
import discountCodeComponent from '../buying/discount-code/discount-code.tsx';
import dividerComponent from '../page/divider/divider.tsx';
import { code as dynamicForm } from '../content/dynamic-form/index.ts';
import dynamicFormComponent from '../content/dynamic-form/dynamic-form.tsx';
import { code as elementList } from '../content/element-list/index.ts';
import elementListComponent from '../content/element-list/element-list.tsx';
import errorMessageComponent from '../navigation/error-message/error-message.tsx';
import { code as event } from '../content/event/index.ts';
import eventComponent from '../content/event/event.tsx';
import { code as eventList } from '../content/event-list/index.ts';
import eventListComponent from '../content/event-list/event-list.tsx';
import { code as eventRegistration } from '../content/event-registration/index.ts';
import eventRegistrationComponent from '../content/event-registration/event-registration.tsx';
import { code as featuredProduct } from '../catalogue/featured-product/index.ts';
import featuredProductComponent from '../catalogue/featured-product/featured-product.tsx';
import fileDownloadComponent from '../content/file-download/file-download.tsx';
import { code as footer } from '../navigation/footer/index.ts';
import footerComponent from '../navigation/footer/footer.tsx';
import galleryComponent from '../content/gallery/gallery.tsx';
import { code as googleReviews } from '../content/google-reviews/index.ts';
import googleReviewsComponent from '../content/google-reviews/google-reviews.tsx';
import gridComponent from '../page/grid/grid.tsx';
import { code as header } from '../navigation/header/index.ts';
import headerComponent from '../navigation/header/header.tsx';
import headingComponent from '../content/heading/heading.tsx';
import heroComponent from '../content/hero/hero.tsx';
import { code as html } from '../page/html/index.ts';
import htmlComponent from '../page/html/html.tsx';
import { code as iconList } from '../content/icon-list/index.ts';
import iconListComponent from '../content/icon-list/icon-list.tsx';
import { code as image } from '../content/image/index.ts';
import imageComponent from '../content/image/image.tsx';
import { code as languageSwitch } from '../navigation/language-switch/index.ts';
import languageSwitchComponent from '../navigation/language-switch/language-switch.tsx';
import { code as legalText } from '../content/legal-text/index.ts';
import legalTextComponent from '../content/legal-text/legal-text.tsx';
import { code as logo } from '../navigation/logo/index.ts';
import logoComponent from '../navigation/logo/logo.tsx';
import { code as map } from '../content/map/index.ts';
import mapComponent from '../content/map/map.tsx';
import { code as mealIcons } from '../catalogue/meal-icons/index.ts';
import mealIconsComponent from '../catalogue/meal-icons/meal-icons.tsx';
import miniCartComponent from '../buying/mini-cart/mini-cart.tsx';
import { code as mobileBar } from '../navigation/mobile-bar/index.ts';
import mobileBarComponent from '../navigation/mobile-bar/mobile-bar.tsx';
import modalComponent from '../page/modal/modal.tsx';
import { code as newsList } from '../content/news-list/index.ts';
import newsListComponent from '../content/news-list/news-list.tsx';
import { code as newsletterForm } from '../content/newsletter-form/index.ts';
import newsletterFormComponent from '../content/newsletter-form/newsletter-form.tsx';
import { code as nutrition } from '../catalogue/nutrition/index.ts';
import nutritionComponent from '../catalogue/nutrition/nutrition.tsx';
import { code as openingHours } from '../content/opening-hours/index.ts';
import openingHoursComponent from '../content/opening-hours/opening-hours.tsx';
import orderDetailComponent from '../account/order-detail/order-detail.tsx';
import orderFollowComponent from '../account/order-follow/order-follow.tsx';
import orderListComponent from '../account/order-list/order-list.tsx';
import orderOutcomeComponent from '../checkout/order-outcome/order-outcome.tsx';
import orderReturnComponent from '../account/order-return/order-return.tsx';
import orderSuccessComponent from '../checkout/order-success/order-success.tsx';
import orderSummaryComponent from '../checkout/order-summary/order-summary.tsx';
import overlayImageComponent from '../content/overlay-image/overlay-image.tsx';
import passwordResetComponent from '../account/password-reset/password-reset.tsx';
import passwordResetAskComponent from '../account/password-reset-ask/password-reset-ask.tsx';
import paymentCawlComponent from '../checkout/payment-cawl/payment-cawl.tsx';
import paymentCustomCardComponent from '../checkout/payment-custom-card/payment-custom-card.tsx';
import paymentETransactionComponent from '../checkout/payment-e-transaction/payment-e-transaction.tsx';
import paymentMoneticoComponent from '../checkout/payment-monetico/payment-monetico.tsx';
import paymentStepComponent from '../checkout/payment-step/payment-step.tsx';
import paymentStripeComponent from '../checkout/payment-stripe/payment-stripe.tsx';
import { code as pickupDate } from '../checkout/pickup-date/index.ts';
import pickupDateComponent from '../checkout/pickup-date/pickup-date.tsx';
import { code as pickupMap } from '../checkout/pickup-map/index.ts';
import pickupMapComponent from '../checkout/pickup-map/pickup-map.tsx';
import { code as popup } from '../page/popup/index.ts';
import popupComponent from '../page/popup/popup.tsx';
import { code as productFeatures } from '../catalogue/product-features/index.ts';
import productFeaturesComponent from '../catalogue/product-features/product-features.tsx';
import { code as productFile } from '../catalogue/product-file/index.ts';
import productFileComponent from '../catalogue/product-file/product-file.tsx';
import { code as productGallery } from '../catalogue/product-gallery/index.ts';
import productGalleryComponent from '../catalogue/product-gallery/product-gallery.tsx';
import { code as productList } from '../catalogue/product-list/index.ts';
import productListComponent from '../catalogue/product-list/product-list.tsx';
import { code as productPrice } from '../buying/product-price/index.ts';
import productPriceComponent from '../buying/product-price/product-price.tsx';
import { code as productReviews } from '../catalogue/product-reviews/index.ts';
import productReviewsComponent from '../catalogue/product-reviews/product-reviews.tsx';
import { code as productRow } from '../catalogue/product-row/index.ts';
import productRowComponent from '../catalogue/product-row/product-row.tsx';
import { code as productSummary } from '../catalogue/product-summary/index.ts';
import productSummaryComponent from '../catalogue/product-summary/product-summary.tsx';
import profileComponent from '../account/profile/profile.tsx';
import profileCardComponent from '../account/profile-card/profile-card.tsx';
import { code as promotedNews } from '../content/promoted-news/index.ts';
import promotedNewsComponent from '../content/promoted-news/promoted-news.tsx';
import { code as quantity } from '../buying/quantity/index.ts';
import quantityComponent from '../buying/quantity/quantity.tsx';
import quoteComponent from '../content/quote/quote.tsx';
import { code as recentlyViewed } from '../catalogue/recently-viewed/index.ts';
import recentlyViewedComponent from '../catalogue/recently-viewed/recently-viewed.tsx';
import returnDetailComponent from '../account/return-detail/return-detail.tsx';
import { code as richText } from '../content/rich-text/index.ts';
import richTextComponent from '../content/rich-text/rich-text.tsx';
import scrollToTopComponent from '../navigation/scroll-to-top/scroll-to-top.tsx';
import { code as searchGuide } from '../catalogue/search-guide/index.ts';
import searchGuideComponent from '../catalogue/search-guide/search-guide.tsx';
import sectionComponent from '../page/section/section.tsx';
import { code as service } from '../content/service/index.ts';
import serviceComponent from '../content/service/service.tsx';
import { code as serviceBooking } from '../content/service-booking/index.ts';
import serviceBookingComponent from '../content/service-booking/service-booking.tsx';
import { code as serviceList } from '../content/service-list/index.ts';
import serviceListComponent from '../content/service-list/service-list.tsx';
import { code as siteMenu } from '../navigation/site-menu/index.ts';
import siteMenuComponent from '../navigation/site-menu/site-menu.tsx';
import { code as siteSearch } from '../navigation/site-search/index.ts';
import siteSearchComponent from '../navigation/site-search/site-search.tsx';
import sizeGuideComponent from '../catalogue/size-guide/size-guide.tsx';
import { code as socialLinks } from '../content/social-links/index.ts';
import socialLinksComponent from '../content/social-links/social-links.tsx';
import spacerComponent from '../page/spacer/spacer.tsx';
import stackComponent from '../page/stack/stack.tsx';
import stockAlertsComponent from '../account/stock-alerts/stock-alerts.tsx';
import tableComponent from '../content/table/table.tsx';
import tabsComponent from '../page/tabs/tabs.tsx';
import { code as toastRegion } from '../navigation/toast-region/index.ts';
import toastRegionComponent from '../navigation/toast-region/toast-region.tsx';
import uspStripComponent from '../content/usp-strip/usp-strip.tsx';
import { code as variationPicker } from '../buying/variation-picker/index.ts';
import variationPickerComponent from '../buying/variation-picker/variation-picker.tsx';
import videoComponent from '../content/video/video.tsx';
import { code as vintageList } from '../catalogue/vintage-list/index.ts';
import vintageListComponent from '../catalogue/vintage-list/vintage-list.tsx';
import { code as wineFacts } from '../catalogue/wine-facts/index.ts';
import wineFactsComponent from '../catalogue/wine-facts/wine-facts.tsx';
import { code as wishlist } from '../catalogue/wishlist/index.ts';
import wishlistComponent from '../catalogue/wishlist/wishlist.tsx';
import { code as withdrawal } from '../account/withdrawal/index.ts';
import withdrawalComponent from '../account/withdrawal/withdrawal.tsx';
import * as validators from './validators.js';

export const serverBlocks: ServerBlocks = {
  "accessibility-report": { definition: {"type":"accessibility-report","version":1,"mode":"static","defaults":{},"slots":[],"migrations":{} }, validate: validators.accessibilityReport, Component: accessibilityReportComponent },
  "accordion": { definition: {"type":"accordion","version":1,"mode":"static","defaults":{"exclusive":false,"faq":false},"slots":["item-1","item-2","item-3","item-4","item-5","item-6","item-7","item-8","item-9","item-10","item-11","item-12"],"migrations":{}, ...accordion }, validate: validators.accordion, Component: accordionComponent },
  "account-menu": { definition: {"type":"account-menu","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{},"slots":[],"migrations":{}, ...accountMenu }, validate: validators.accountMenu, Component: accountMenuComponent },
  "add-to-cart": { definition: {"type":"add-to-cart","version":1,"mode":"interactive","defaults":{"contactUrl":"/me-contacter"},"slots":[],"migrations":{}, ...addToCart }, validate: validators.addToCart, Component: addToCartComponent, links: ["/contactUrl"] },
  "address-form": { definition: {"type":"address-form","version":1,"mode":"visible","startsAtLoad":"without-cart","defaults":{"offerAccount":true,"asksWay":false},"slots":[],"migrations":{}, ...addressForm }, validate: validators.addressForm, Component: addressFormComponent },
  "album": { definition: {"type":"album","version":1,"mode":"static","timed":true,"defaults":{"showTitle":true,"columns":{"base":2,"md":3},"ratio":"4/5"},"slots":[],"migrations":{}, ...album }, validate: validators.album, Component: albumComponent },
  "album-list": { definition: {"type":"album-list","version":1,"mode":"static","timed":true,"defaults":{"limit":100,"columns":{"base":1,"sm":2,"lg":3}},"slots":[],"migrations":{}, ...albumList }, validate: validators.albumList, Component: albumListComponent },
  "alcohol-message": { definition: {"type":"alcohol-message","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{},"slots":[],"migrations":{}, ...alcoholMessage }, validate: validators.alcoholMessage, Component: alcoholMessageComponent },
  "anchor": { definition: {"type":"anchor","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{},"slots":[],"migrations":{} }, validate: validators.anchor, Component: anchorComponent },
  "announcement-bar": { definition: {"type":"announcement-bar","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{},"slots":[],"migrations":{}, ...announcementBar }, validate: validators.announcementBar, Component: announcementBarComponent, links: ["/href"] },
  "article": { definition: {"type":"article","version":1,"mode":"static","timed":true,"keepsOwnWidth":true,"defaults":{"showRelated":true,"dropCap":false},"slots":[],"migrations":{}, ...article }, validate: validators.article, Component: articleComponent },
  "auth-form": { definition: {"type":"auth-form","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{"start":"login","nextUrl":"/account","newsletter":true},"slots":[],"migrations":{}, ...authForm }, validate: validators.authForm, Component: authFormComponent },
  "awards": { definition: {"type":"awards","version":1,"mode":"static","defaults":{"layout":"row"},"slots":[],"migrations":{}, ...awards }, validate: validators.awards, Component: awardsComponent },
  "banner": { definition: {"type":"banner","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{"buttons":[],"ground":"tint","tone":"dark","align":"center","height":"small","level":2},"slots":[],"migrations":{} }, validate: validators.banner, Component: bannerComponent, links: ["/buttons/*/href"] },
  "before-after": { definition: {"type":"before-after","version":1,"mode":"visible","defaults":{"ratio":"3/2","start":50},"slots":[],"migrations":{} }, validate: validators.beforeAfter, Component: beforeAfterComponent },
  "blog-folders": { definition: {"type":"blog-folders","version":1,"mode":"static","timed":true,"defaults":{"look":"links"},"slots":[],"migrations":{}, ...blogFolders }, validate: validators.blogFolders, Component: blogFoldersComponent },
  "blog-list": { definition: {"type":"blog-list","version":1,"mode":"static","timed":true,"defaults":{"pageSize":12,"paged":true,"featured":false,"columns":{"base":1,"sm":2,"lg":3}},"slots":[],"migrations":{}, ...blogList }, validate: validators.blogList, Component: blogListComponent, links: ["/link/href"] },
  "bottom-bar": { definition: {"type":"bottom-bar","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{"isFooter":false,"links":[],"showLegal":true,"showCredit":true},"slots":[],"migrations":{}, ...bottomBar }, validate: validators.bottomBar, Component: bottomBarComponent, links: ["/links/*/href"] },
  "box-contents": { definition: {"type":"box-contents","version":1,"mode":"static","defaults":{},"slots":[],"migrations":{}, ...boxContents }, validate: validators.boxContents, Component: boxContentsComponent },
  "breadcrumb": { definition: {"type":"breadcrumb","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{"align":"start"},"slots":[],"migrations":{}, ...breadcrumb }, validate: validators.breadcrumb, Component: breadcrumbComponent },
  "button": { definition: {"type":"button","version":1,"mode":"static","defaults":{"variant":"solid","size":"m","align":"start"},"slots":[],"migrations":{} }, validate: validators.button, Component: buttonComponent, links: ["/href"] },
  "buy-box": { definition: {"type":"buy-box","version":1,"mode":"interactive","defaults":{"contactUrl":"/me-contacter","bar":true,"sizeGuides":[],"notes":[]},"slots":[],"migrations":{}, ...buyBox }, validate: validators.buyBox, Component: buyBoxComponent, links: ["/contactUrl"] },
  "card": { definition: {"type":"card","version":1,"mode":"static","defaults":{"look":"plain","ratio":"4/5","align":"start","level":3},"slots":["default"],"migrations":{} }, validate: validators.card, Component: cardComponent, links: ["/href"] },
  "card-grid": { definition: {"type":"card-grid","version":1,"mode":"static","defaults":{"columns":{"base":2,"md":3},"ratio":"4/5","shape":"rectangle","swipe":false},"slots":[],"migrations":{} }, validate: validators.cardGrid, Component: cardGridComponent, links: ["/cards/*/href"] },
  "carousel": { definition: {"type":"carousel","version":1,"mode":"visible","defaults":{"perView":1,"gap":"medium","peek":false,"arrows":true,"dots":true,"autoplay":0,"rewind":false},"slots":["slide-1","slide-2","slide-3","slide-4","slide-5","slide-6","slide-7","slide-8","slide-9","slide-10","slide-11","slide-12"],"migrations":{} }, validate: validators.carousel, Component: carouselComponent },
  "cart-button": { definition: {"type":"cart-button","version":1,"mode":"interactive","defaults":{"href":"/cart","display":"icon"},"slots":[],"migrations":{}, ...cartButton }, validate: validators.cartButton, Component: cartButtonComponent, links: ["/href"] },
  "cart-lines": { definition: {"type":"cart-lines","version":1,"mode":"interactive","startsAtLoad":"without-cart","defaults":{"showReference":false,"shopUrl":"/"},"slots":[],"migrations":{} }, validate: validators.cartLines, Component: cartLinesComponent },
  "cart-totals": { definition: {"type":"cart-totals","version":1,"mode":"interactive","startsAtLoad":"without-cart","defaults":{"button":true,"showFreeShipping":true,"reassurance":[],"deliveryNotes":[]},"slots":[],"migrations":{} }, validate: validators.cartTotals, Component: cartTotalsComponent },
  "checkout-steps": { definition: {"type":"checkout-steps","version":1,"mode":"interactive","startsAtLoad":"without-cart","defaults":{},"slots":[],"migrations":{} }, validate: validators.checkoutSteps, Component: checkoutStepsComponent },
  "columns": { definition: {"type":"columns","version":1,"mode":"static","defaults":{"split":"equal","gap":"medium","align":"start","lastFirstOnPhone":false},"slots":["first","second","third","fourth"],"migrations":{} }, validate: validators.columns, Component: columnsComponent },
  "component": { definition: {"type":"component","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{},"slots":[],"migrations":{} }, validate: validators.component, Component: componentComponent },
  "contact-details": { definition: {"type":"contact-details","version":1,"mode":"static","defaults":{"showMapLink":true},"slots":[],"migrations":{}, ...contactDetails }, validate: validators.contactDetails, Component: contactDetailsComponent },
  "cookie-notice": { definition: {"type":"cookie-notice","version":1,"mode":"visible","keepsOwnWidth":true,"defaults":{"purposes":[]},"slots":[],"migrations":{}, ...cookieNotice }, validate: validators.cookieNotice, Component: cookieNoticeComponent },
  "counter": { definition: {"type":"counter","version":1,"mode":"visible","defaults":{"animate":true,"align":"center"},"slots":[],"migrations":{} }, validate: validators.counter, Component: counterComponent },
  "customization-steps": { definition: {"type":"customization-steps","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{"notice":"","showPicture":true},"slots":[],"migrations":{}, ...customizationSteps }, validate: validators.customizationSteps, Component: customizationStepsComponent },
  "decreasing-discounts": { definition: {"type":"decreasing-discounts","version":1,"mode":"interactive","defaults":{},"slots":[],"migrations":{}, ...decreasingDiscounts }, validate: validators.decreasingDiscounts, Component: decreasingDiscountsComponent },
  "delivery-choice": { definition: {"type":"delivery-choice","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{"collect":true,"delivery":true,"relay":false},"slots":[],"migrations":{}, ...deliveryChoice }, validate: validators.deliveryChoice, Component: deliveryChoiceComponent },
  "delivery-estimate": { definition: {"type":"delivery-estimate","version":1,"mode":"static","timed":true,"defaults":{"pickup":true},"slots":[],"migrations":{}, ...deliveryEstimate }, validate: validators.deliveryEstimate, Component: deliveryEstimateComponent },
  "discount-code": { definition: {"type":"discount-code","version":1,"mode":"interactive","startsAtLoad":"without-cart","defaults":{"folded":true},"slots":[],"migrations":{} }, validate: validators.discountCode, Component: discountCodeComponent },
  "divider": { definition: {"type":"divider","version":1,"mode":"static","defaults":{"kind":"line","ornament":"leaf","width":"full","space":"medium"},"slots":[],"migrations":{} }, validate: validators.divider, Component: dividerComponent },
  "dynamic-form": { definition: {"type":"dynamic-form","version":1,"mode":"visible","defaults":{"showTitle":true,"level":2,"privacyUrl":"/privacy-policy"},"slots":[],"migrations":{}, ...dynamicForm }, validate: validators.dynamicForm, Component: dynamicFormComponent, links: ["/privacyUrl"] },
  "element-list": { definition: {"type":"element-list","version":1,"mode":"static","defaults":{"look":"cards","columns":{"base":2,"md":3,"lg":4},"limit":24},"slots":[],"migrations":{}, ...elementList }, validate: validators.elementList, Component: elementListComponent },
  "error-message": { definition: {"type":"error-message","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{"status":500,"links":[]},"slots":[],"migrations":{} }, validate: validators.errorMessage, Component: errorMessageComponent, links: ["/links/*/href"] },
  "event": { definition: {"type":"event","version":1,"mode":"static","timed":true,"defaults":{"showPicture":true,"showCalendar":true},"slots":[],"migrations":{}, ...event }, validate: validators.event, Component: eventComponent, links: ["/listUrl"] },
  "event-list": { definition: {"type":"event-list","version":1,"mode":"static","timed":true,"defaults":{"past":"hidden","showMonths":true,"limit":24},"slots":[],"migrations":{}, ...eventList }, validate: validators.eventList, Component: eventListComponent },
  "event-registration": { definition: {"type":"event-registration","version":1,"mode":"visible","timed":true,"defaults":{"privacyUrl":"/privacy-policy"},"slots":[],"migrations":{}, ...eventRegistration }, validate: validators.eventRegistration, Component: eventRegistrationComponent, links: ["/privacyUrl"] },
  "featured-product": { definition: {"type":"featured-product","version":1,"mode":"static","defaults":{"tags":[],"side":"start"},"slots":[],"migrations":{}, ...featuredProduct }, validate: validators.featuredProduct, Component: featuredProductComponent },
  "file-download": { definition: {"type":"file-download","version":1,"mode":"static","defaults":{"look":"list"},"slots":[],"migrations":{} }, validate: validators.fileDownload, Component: fileDownloadComponent },
  "footer": { definition: {"type":"footer","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{"groups":[],"showHours":true,"showSocial":true,"showLegal":true},"slots":[],"migrations":{}, ...footer }, validate: validators.footer, Component: footerComponent, links: ["/groups/*/links/*/href"] },
  "gallery": { definition: {"type":"gallery","version":1,"mode":"static","defaults":{"layout":"grid","columns":{"base":2,"md":3},"ratio":"1/1","showCaptions":true,"fullscreen":true},"slots":[],"migrations":{} }, validate: validators.gallery, Component: galleryComponent },
  "google-reviews": { definition: {"type":"google-reviews","version":1,"mode":"static","defaults":{"limit":6,"look":"strip","showReplies":true},"slots":[],"migrations":{}, ...googleReviews }, validate: validators.googleReviews, Component: googleReviewsComponent },
  "grid": { definition: {"type":"grid","version":1,"mode":"static","defaults":{"columns":{"base":1,"sm":2,"lg":3},"gap":"medium","align":"stretch","justify":"stretch"},"slots":["default"],"migrations":{} }, validate: validators.grid, Component: gridComponent },
  "header": { definition: {"type":"header","version":1,"mode":"interactive","keepsOwnWidth":true,"defaults":{},"slots":["default","actions"],"migrations":{}, ...header }, validate: validators.header, Component: headerComponent },
  "heading": { definition: {"type":"heading","version":1,"mode":"static","defaults":{"level":2,"size":"auto","align":"start"},"slots":[],"migrations":{} }, validate: validators.heading, Component: headingComponent },
  "hero": { definition: {"type":"hero","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{"links":[],"layout":"split","height":"tall","level":1},"slots":[],"migrations":{} }, validate: validators.hero, Component: heroComponent, links: ["/links/*/href"] },
  "html": { definition: {"type":"html","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{},"slots":[],"migrations":{}, ...html }, validate: validators.html, Component: htmlComponent },
  "icon-list": { definition: {"type":"icon-list","version":1,"mode":"static","defaults":{"columns":1,"size":"medium","look":"plain","placement":"beside"},"slots":[],"migrations":{}, ...iconList }, validate: validators.iconList, Component: iconListComponent, links: ["/items/*/href"] },
  "image": { definition: {"type":"image","version":2,"mode":"static","defaults":{"decorative":false,"ratio":"auto","shape":"rectangle","fit":"cover","width":"half","zoom":false,"priority":false},"slots":[],"migrations":{}, ...image }, validate: validators.image, Component: imageComponent, links: ["/href"] },
  "language-switch": { definition: {"type":"language-switch","version":1,"mode":"static","defaults":{"names":"label","align":"start"},"slots":[],"migrations":{}, ...languageSwitch }, validate: validators.languageSwitch, Component: languageSwitchComponent },
  "legal-text": { definition: {"type":"legal-text","version":1,"mode":"static","defaults":{"measure":"text"},"slots":[],"migrations":{}, ...legalText }, validate: validators.legalText, Component: legalTextComponent },
  "logo": { definition: {"type":"logo","version":1,"mode":"static","defaults":{"height":56,"ground":"header","linked":true,"align":"start"},"slots":[],"migrations":{}, ...logo }, validate: validators.logo, Component: logoComponent },
  "map": { definition: {"type":"map","version":1,"mode":"visible","defaults":{"places":[],"zoom":15,"height":"medium"},"slots":[],"migrations":{}, ...map }, validate: validators.map, Component: mapComponent, links: ["/attributionHref"] },
  "meal-icons": { definition: {"type":"meal-icons","version":1,"mode":"static","defaults":{"showLabels":true},"slots":[],"migrations":{}, ...mealIcons }, validate: validators.mealIcons, Component: mealIconsComponent },
  "mini-cart": { definition: {"type":"mini-cart","version":1,"mode":"interactive","keepsOwnWidth":true,"defaults":{"openAfterAdding":true,"showFreeShipping":true},"slots":[],"migrations":{} }, validate: validators.miniCart, Component: miniCartComponent },
  "mobile-bar": { definition: {"type":"mobile-bar","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{"searchUrl":"/products/search","accountUrl":"/account"},"slots":[],"migrations":{}, ...mobileBar }, validate: validators.mobileBar, Component: mobileBarComponent, links: ["/shopUrl","/searchUrl","/accountUrl"] },
  "modal": { definition: {"type":"modal","version":1,"mode":"interactive","defaults":{"showButton":true,"variant":"outline","align":"start","width":"medium"},"slots":["default"],"migrations":{} }, validate: validators.modal, Component: modalComponent },
  "news-list": { definition: {"type":"news-list","version":1,"mode":"static","timed":true,"defaults":{"pageSize":10,"level":2},"slots":[],"migrations":{}, ...newsList }, validate: validators.newsList, Component: newsListComponent },
  "newsletter-form": { definition: {"type":"newsletter-form","version":1,"mode":"visible","keepsOwnWidth":true,"defaults":{"privacyUrl":"/privacy-policy","action":"confirm"},"slots":[],"migrations":{}, ...newsletterForm }, validate: validators.newsletterForm, Component: newsletterFormComponent, links: ["/privacyUrl"] },
  "nutrition": { definition: {"type":"nutrition","version":1,"mode":"static","defaults":{},"slots":[],"migrations":{}, ...nutrition }, validate: validators.nutrition, Component: nutritionComponent },
  "opening-hours": { definition: {"type":"opening-hours","version":1,"mode":"static","defaults":{},"slots":[],"migrations":{}, ...openingHours }, validate: validators.openingHours, Component: openingHoursComponent },
  "order-detail": { definition: {"type":"order-detail","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{},"slots":[],"migrations":{} }, validate: validators.orderDetail, Component: orderDetailComponent },
  "order-follow": { definition: {"type":"order-follow","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{},"slots":[],"migrations":{} }, validate: validators.orderFollow, Component: orderFollowComponent },
  "order-list": { definition: {"type":"order-list","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{"nbItem":10,"shopUrl":"/"},"slots":[],"migrations":{} }, validate: validators.orderList, Component: orderListComponent },
  "order-outcome": { definition: {"type":"order-outcome","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{"outcome":"failed"},"slots":[],"migrations":{} }, validate: validators.orderOutcome, Component: orderOutcomeComponent },
  "order-return": { definition: {"type":"order-return","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{"showMessage":true},"slots":[],"migrations":{} }, validate: validators.orderReturn, Component: orderReturnComponent },
  "order-success": { definition: {"type":"order-success","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{"shopUrl":"/"},"slots":[],"migrations":{} }, validate: validators.orderSuccess, Component: orderSuccessComponent },
  "order-summary": { definition: {"type":"order-summary","version":1,"mode":"interactive","startsAtLoad":"without-cart","defaults":{"showPictures":true,"showChange":true},"slots":[],"migrations":{} }, validate: validators.orderSummary, Component: orderSummaryComponent },
  "overlay-image": { definition: {"type":"overlay-image","version":1,"mode":"static","defaults":{"position":"bottom","align":"start","tone":"dark","ratio":"3/2","shape":"rectangle","level":2},"slots":[],"migrations":{} }, validate: validators.overlayImage, Component: overlayImageComponent, links: ["/href"] },
  "password-reset": { definition: {"type":"password-reset","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{},"slots":[],"migrations":{} }, validate: validators.passwordReset, Component: passwordResetComponent },
  "password-reset-ask": { definition: {"type":"password-reset-ask","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{},"slots":[],"migrations":{} }, validate: validators.passwordResetAsk, Component: passwordResetAskComponent },
  "payment-cawl": { definition: {"type":"payment-cawl","version":1,"mode":"interactive","defaults":{"showMarks":true},"slots":[],"migrations":{} }, validate: validators.paymentCawl, Component: paymentCawlComponent },
  "payment-custom-card": { definition: {"type":"payment-custom-card","version":1,"mode":"interactive","defaults":{"showMarks":true,"layout":"tabs","wallets":true},"slots":[],"migrations":{} }, validate: validators.paymentCustomCard, Component: paymentCustomCardComponent },
  "payment-e-transaction": { definition: {"type":"payment-e-transaction","version":1,"mode":"interactive","defaults":{"showMarks":true},"slots":[],"migrations":{} }, validate: validators.paymentETransaction, Component: paymentETransactionComponent },
  "payment-monetico": { definition: {"type":"payment-monetico","version":1,"mode":"interactive","defaults":{"showMarks":true},"slots":[],"migrations":{} }, validate: validators.paymentMonetico, Component: paymentMoneticoComponent },
  "payment-step": { definition: {"type":"payment-step","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{"showMessage":true,"termsUrl":"/sale-terms","privacyUrl":"/privacy-policy"},"slots":["method"],"migrations":{} }, validate: validators.paymentStep, Component: paymentStepComponent },
  "payment-stripe": { definition: {"type":"payment-stripe","version":1,"mode":"interactive","defaults":{"showMarks":true,"layout":"tabs","wallets":true},"slots":[],"migrations":{} }, validate: validators.paymentStripe, Component: paymentStripeComponent },
  "pickup-date": { definition: {"type":"pickup-date","version":1,"mode":"visible","defaults":{"layout":"calendar"},"slots":[],"migrations":{}, ...pickupDate }, validate: validators.pickupDate, Component: pickupDateComponent },
  "pickup-map": { definition: {"type":"pickup-map","version":1,"mode":"visible","defaults":{"showMap":true},"slots":[],"migrations":{}, ...pickupMap }, validate: validators.pickupMap, Component: pickupMapComponent },
  "popup": { definition: {"type":"popup","version":1,"mode":"interactive","keepsOwnWidth":true,"defaults":{},"slots":[],"migrations":{}, ...popup }, validate: validators.popup, Component: popupComponent },
  "product-features": { definition: {"type":"product-features","version":1,"mode":"static","defaults":{"openFirst":true,"showWine":true,"showNutrition":true,"showELabel":false,"extra":[]},"slots":[],"migrations":{}, ...productFeatures }, validate: validators.productFeatures, Component: productFeaturesComponent },
  "product-file": { definition: {"type":"product-file","version":1,"mode":"static","defaults":{},"slots":[],"migrations":{}, ...productFile }, validate: validators.productFile, Component: productFileComponent },
  "product-gallery": { definition: {"type":"product-gallery","version":1,"mode":"static","defaults":{"thumbnails":true},"slots":[],"migrations":{}, ...productGallery }, validate: validators.productGallery, Component: productGalleryComponent },
  "product-list": { definition: {"type":"product-list","version":1,"mode":"static","defaults":{"tags":[],"offers":[],"filters":["size","colour","offer","price","availability"],"pageSize":0,"columns":3,"quickAdd":true,"searchable":false,"cardStyle":"classic"},"slots":[],"migrations":{}, ...productList }, validate: validators.productList, Component: productListComponent },
  "product-price": { definition: {"type":"product-price","version":1,"mode":"interactive","defaults":{"showStock":true},"slots":[],"migrations":{}, ...productPrice }, validate: validators.productPrice, Component: productPriceComponent },
  "product-reviews": { definition: {"type":"product-reviews","version":1,"mode":"static","defaults":{"shown":4},"slots":[],"migrations":{}, ...productReviews }, validate: validators.productReviews, Component: productReviewsComponent },
  "product-row": { definition: {"type":"product-row","version":1,"mode":"static","defaults":{"source":"newest","tags":[],"limit":8,"cardStyle":"classic"},"slots":[],"migrations":{}, ...productRow }, validate: validators.productRow, Component: productRowComponent, links: ["/link/href"] },
  "product-summary": { definition: {"type":"product-summary","version":1,"mode":"static","defaults":{"showBrand":true,"showDescription":true},"slots":[],"migrations":{}, ...productSummary }, validate: validators.productSummary, Component: productSummaryComponent },
  "profile": { definition: {"type":"profile","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{"showAddresses":true,"showNewsletter":true,"showErase":true},"slots":[],"migrations":{} }, validate: validators.profile, Component: profileComponent },
  "profile-card": { definition: {"type":"profile-card","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{},"slots":[],"migrations":{} }, validate: validators.profileCard, Component: profileCardComponent },
  "promoted-news": { definition: {"type":"promoted-news","version":1,"mode":"static","timed":true,"keepsOwnWidth":true,"defaults":{"limit":3},"slots":[],"migrations":{}, ...promotedNews }, validate: validators.promotedNews, Component: promotedNewsComponent },
  "quantity": { definition: {"type":"quantity","version":1,"mode":"interactive","defaults":{},"slots":[],"migrations":{}, ...quantity }, validate: validators.quantity, Component: quantityComponent },
  "quote": { definition: {"type":"quote","version":1,"mode":"static","defaults":{},"slots":[],"migrations":{} }, validate: validators.quote, Component: quoteComponent },
  "recently-viewed": { definition: {"type":"recently-viewed","version":1,"mode":"visible","keepsOwnWidth":true,"defaults":{"limit":8,"needsEmptyCart":false},"slots":[],"migrations":{}, ...recentlyViewed }, validate: validators.recentlyViewed, Component: recentlyViewedComponent },
  "return-detail": { definition: {"type":"return-detail","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{"showReasons":true},"slots":[],"migrations":{} }, validate: validators.returnDetail, Component: returnDetailComponent },
  "rich-text": { definition: {"type":"rich-text","version":1,"mode":"static","defaults":{"size":"body","align":"start","measure":"text","dropCap":false},"slots":[],"migrations":{}, ...richText }, validate: validators.richText, Component: richTextComponent },
  "scroll-to-top": { definition: {"type":"scroll-to-top","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{"side":"end"},"slots":[],"migrations":{} }, validate: validators.scrollToTop, Component: scrollToTopComponent },
  "search-guide": { definition: {"type":"search-guide","version":1,"mode":"static","defaults":{"cardStyle":"classic"},"slots":[],"migrations":{}, ...searchGuide }, validate: validators.searchGuide, Component: searchGuideComponent },
  "section": { definition: {"type":"section","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{"ground":"none","padding":"medium","width":"page"},"slots":["default"],"migrations":{} }, validate: validators.section, Component: sectionComponent },
  "service": { definition: {"type":"service","version":1,"mode":"static","defaults":{},"slots":[],"migrations":{}, ...service }, validate: validators.service, Component: serviceComponent },
  "service-booking": { definition: {"type":"service-booking","version":1,"mode":"visible","defaults":{"privacyUrl":"/privacy-policy"},"slots":[],"migrations":{}, ...serviceBooking }, validate: validators.serviceBooking, Component: serviceBookingComponent, links: ["/privacyUrl"] },
  "service-list": { definition: {"type":"service-list","version":1,"mode":"static","defaults":{"tags":[],"limit":100,"columns":{"base":1,"md":2,"lg":3},"look":"cards"},"slots":[],"migrations":{}, ...serviceList }, validate: validators.serviceList, Component: serviceListComponent },
  "site-menu": { definition: {"type":"site-menu","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{"searchUrl":"/products/search","searchSuggestions":[],"accountUrl":"/account","showSearch":true,"showAccount":true,"showContact":true},"slots":[],"migrations":{}, ...siteMenu }, validate: validators.siteMenu, Component: siteMenuComponent, links: ["/searchUrl","/accountUrl"] },
  "site-search": { definition: {"type":"site-search","version":1,"mode":"static","defaults":{"action":"/products/search","suggestions":[]},"slots":[],"migrations":{}, ...siteSearch }, validate: validators.siteSearch, Component: siteSearchComponent, links: ["/action"] },
  "size-guide": { definition: {"type":"size-guide","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{},"slots":["default"],"migrations":{} }, validate: validators.sizeGuide, Component: sizeGuideComponent },
  "social-links": { definition: {"type":"social-links","version":1,"mode":"static","defaults":{"align":"start","size":"medium"},"slots":[],"migrations":{}, ...socialLinks }, validate: validators.socialLinks, Component: socialLinksComponent },
  "spacer": { definition: {"type":"spacer","version":1,"mode":"static","keepsOwnWidth":true,"defaults":{"height":"xl"},"slots":[],"migrations":{} }, validate: validators.spacer, Component: spacerComponent },
  "stack": { definition: {"type":"stack","version":1,"mode":"static","defaults":{"direction":"vertical","gap":"medium","align":"stretch","justify":"start","wrap":true},"slots":["default"],"migrations":{} }, validate: validators.stack, Component: stackComponent },
  "stock-alerts": { definition: {"type":"stock-alerts","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{"shopUrl":"/"},"slots":[],"migrations":{} }, validate: validators.stockAlerts, Component: stockAlertsComponent, links: ["/shopUrl"] },
  "table": { definition: {"type":"table","version":1,"mode":"static","defaults":{"showCaption":false,"headerColumn":true,"onPhone":"scroll","stripes":false},"slots":[],"migrations":{} }, validate: validators.table, Component: tableComponent },
  "tabs": { definition: {"type":"tabs","version":1,"mode":"interactive","defaults":{"look":"line","align":"start"},"slots":["tab-1","tab-2","tab-3","tab-4","tab-5","tab-6","tab-7","tab-8"],"migrations":{} }, validate: validators.tabs, Component: tabsComponent },
  "toast-region": { definition: {"type":"toast-region","version":1,"mode":"interactive","keepsOwnWidth":true,"defaults":{},"slots":[],"migrations":{}, ...toastRegion }, validate: validators.toastRegion, Component: toastRegionComponent },
  "usp-strip": { definition: {"type":"usp-strip","version":1,"mode":"static","defaults":{},"slots":[],"migrations":{} }, validate: validators.uspStrip, Component: uspStripComponent, links: ["/items/*/href"] },
  "variation-picker": { definition: {"type":"variation-picker","version":1,"mode":"interactive","defaults":{},"slots":[],"migrations":{}, ...variationPicker }, validate: validators.variationPicker, Component: variationPickerComponent },
  "video": { definition: {"type":"video","version":1,"mode":"visible","defaults":{"subtitles":[],"ratio":"16/9","autoplay":false,"loop":false},"slots":[],"migrations":{} }, validate: validators.video, Component: videoComponent, links: ["/url"] },
  "vintage-list": { definition: {"type":"vintage-list","version":1,"mode":"static","defaults":{},"slots":[],"migrations":{}, ...vintageList }, validate: validators.vintageList, Component: vintageListComponent },
  "wine-facts": { definition: {"type":"wine-facts","version":1,"mode":"static","defaults":{"layout":"grid"},"slots":[],"migrations":{}, ...wineFacts }, validate: validators.wineFacts, Component: wineFactsComponent },
  "wishlist": { definition: {"type":"wishlist","version":1,"mode":"interactive","startsAtLoad":true,"defaults":{"shopUrl":"/"},"slots":[],"migrations":{}, ...wishlist }, validate: validators.wishlist, Component: wishlistComponent, links: ["/shopUrl"] },
  "withdrawal": { definition: {"type":"withdrawal","version":1,"mode":"interactive","defaults":{},"slots":[],"migrations":{}, ...withdrawal }, validate: validators.withdrawal, Component: withdrawalComponent },
};
