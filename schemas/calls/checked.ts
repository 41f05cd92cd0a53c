import { accountCalls } from './account.ts';
import { adminCalls } from './admin.ts';
import { batchCalls } from './batch.ts';
import { bookingCalls } from './booking.ts';
import { cartCalls } from './cart.ts';
import { catalogueCalls } from './catalogue.ts';
import { contentCalls } from './content.ts';
import { customizationCalls } from './customization.ts';
import { documentEditingCalls } from './document-editing.ts';
import { documentCalls } from './documents.ts';
import { elementCalls } from './elements.ts';
import { exchangeCalls } from './exchange.ts';
import { formCalls } from './forms.ts';
import { legalCalls } from './legal.ts';
import { mediaLibraryCalls } from './media-library.ts';
import { operationCalls } from './operations.ts';
import { orderCalls } from './order.ts';
import { orderBackCalls } from './order-back.ts';
import { pageAdminCalls } from './page-admin.ts';
import { parameterCalls } from './parameters.ts';
import { paymentCalls } from './payments.ts';
import { privacyCalls } from './privacy.ts';
import { productReviewCalls } from './product-review.ts';
import { publishingCalls } from './publishing.ts';
import { relayFeedCalls } from './relay-feed.ts';
import { repricingCalls } from './repricing.ts';
import { siteCalls } from './site.ts';
import { stockAlertCalls } from './stock-alert.ts';
import { withdrawalCalls } from './withdrawal.ts';

/** The calls whose answers browsers check. Those of entities are the panel's, which trusts its server. */
export const checkedCalls = {
  ...batchCalls,
  ...siteCalls,
  ...catalogueCalls,
  ...stockAlertCalls,
  ...productReviewCalls,
  ...cartCalls,
  ...customizationCalls,
  ...orderCalls,
  ...orderBackCalls,
  ...withdrawalCalls,
  ...privacyCalls,
  ...legalCalls,
  ...paymentCalls,
  ...documentCalls,
  ...accountCalls,
  ...adminCalls,
  ...operationCalls,
  ...parameterCalls,
  ...contentCalls,
  ...publishingCalls,
  ...elementCalls,
  ...bookingCalls,
  ...formCalls,
  ...exchangeCalls,
  ...relayFeedCalls,
  ...repricingCalls,
  ...pageAdminCalls,
  ...documentEditingCalls,
  ...mediaLibraryCalls,
};
