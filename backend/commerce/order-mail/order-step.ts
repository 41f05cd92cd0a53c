import { type MailContent, type MailSite, wordsOf } from '#backend/foundation/mail/index.ts';
import { formatDate, formatMoney, labelled } from '#backend/platform/messages/message.ts';
import type { orderLines, orders } from '#backend/tables/order.ts';
import { withdrawalOf } from '#domain/withdrawal.ts';
import { messages as orderStepMessages } from '#messages/generated/backend/commerce/order-mail/order-step.ts';
import type { OrderStep } from '#schemas/order.ts';
import { type Lang, toLang } from '#schemas/site.ts';
import { type OrderMail, type OrderMailLine, orderMail, type Part } from './order-mail.ts';
import { placeOf } from './order-place.ts';
import { type RentedLineRow, rentalReturn } from './rental-return.ts';

type OrderRow = typeof orders.$inferSelect;
type Line = OrderMailLine & RentedLineRow & Pick<typeof orderLines.$inferSelect, 'customizations' | 'isPerishable' | 'isSealed'>;

/** Data in an e-mail about a step, beside the order itself. */
export type StepFacts = {
  /** The page that opens the order without an account. */
  orderUrl: string;
  /** The page where it is withdrawn from without an account. */
  withdrawUrl: string;
  /** The time to pay was over: nobody cancelled it. */
  isExpired: boolean;
  /** The customer cancelled it herself. */
  byCustomer: boolean;
  /** Money came for it that did not pay it, e.g. another amount. */
  moneyCame: boolean;
  /** Cents that are given back. */
  refund: number;
  /** Last day to change one's mind (YYYY-MM-DD); null where there is none. */
  withdrawal: string | null;
};

type Said = Pick<OrderMail, 'messages' | 'text' | 'part'>;

/** The e-mail that tells who ordered of a step that the shop led the order to. */
export function orderStepMail(site: MailSite, order: OrderRow, lines: readonly Line[], step: OrderStep, facts: StepFacts): MailContent {
  const lang = toLang(order.locale);
  const isInHand = step === 'DELIVERED' || step === 'COLLECTED';
  const rental = isInHand ? rentalReturn(site, lines, { lang, currency: order.currency }) : null;
  return orderMail(site, order, lines, {
    ...says(site, order, step, facts),
    ...(rental && { part: rental }),
    rights: isInHand ? rightsOf(lines, facts, lang) : [],
    follow: step === 'SHIPPED' ? order.trackingLink : null,
    // An order that was cancelled has nothing to show.
    page:
      step === 'CANCELLED'
        ? { url: `${site.pages}/`, label: orderStepMessages[lang].shop }
        : { url: facts.orderUrl, label: wordsOf(lang)('see') },
  });
}

function says(site: MailSite, order: OrderRow, step: OrderStep, { isExpired, byCustomer, moneyCame, refund }: StepFacts): Said {
  const lang = toLang(order.locale);
  const said = orderStepMessages[lang];
  const isCollected = order.deliveryKind === 'CLICK_AND_COLLECT';
  const isSent = order.deliveryKind === 'DELIVERY' || order.deliveryKind === 'PICKUP';
  const place = (): Part => placeOf(order, lang, wordsOf(lang));
  switch (step) {
    case 'PREPARING':
      return {
        messages: said.preparing,
        text: [isSent ? said.preparingSent : isCollected ? said.preparingCollected : said.preparingOther],
      };
    case 'SHIPPED': {
      const text = [order.carrierName ? said.shippedBy({ carrier: order.carrierName }) : said.shippedText];
      return {
        messages: said.shipped,
        text: order.trackingNumber ? [...text, said.parcel({ number: order.trackingNumber })] : text,
        part: place(),
      };
    }
    case 'READY_FOR_PICKUP': {
      const { title, lines } = place();
      const hours = site.values.CLICK_AND_COLLECT_HOURS.split('\n').filter(Boolean);
      return {
        messages: said.ready,
        text: [said.readyText({ order: order.reference })],
        part: { title, lines: hours.length > 0 ? [...lines, labelled(lang, said.hours, '').trim(), ...hours] : lines },
      };
    }
    case 'DELIVERED':
      return { messages: isSent ? said.delivered : said.done, text: [said.deliveredText] };
    case 'COLLECTED':
      return { messages: said.collected, text: [said.collectedText] };
    case 'CANCELLED':
      return {
        messages: said.cancelled,
        text: [
          isExpired ? said.expiredText : byCustomer ? said.withdrawnText : said.cancelledText,
          moneyCame ? said.moneyCame : said.uncharged,
        ],
      };
    case 'REFUNDED': {
      const amount = formatMoney(lang, refund, order.currency);
      if (byCustomer) {
        const money = refund > 0 ? [said.refundedText({ amount }), said.creditNote] : [said.nothingPaid];
        return { messages: said.cancelled, text: [said.withdrawnText, ...money] };
      }
      return {
        messages: said.refunded,
        text: order.paidAt ? [said.refundedText({ amount }), said.creditNote] : [said.refundedText({ amount })],
      };
    }
  }
}

/**
 * Lists how long one may change one's mind of goods and of rentals, which lines are left out of it (what was made for somebody, and
 * perishable goods), and which only while they are sealed.
 */
function rightsOf(lines: readonly Line[], { withdrawal: day, withdrawUrl }: StepFacts, lang: Lang): string[] {
  if (day === null) return [];
  const say = wordsOf(lang);
  const { isOpen, hasGoods, hasRentals, personal, perishable, sealed } = withdrawalOf(lines, ({ rentFrom }) => rentFrom !== null);
  return [
    ...(hasGoods ? [orderStepMessages[lang].withdrawal({ day: formatDate(lang, day) })] : []),
    ...(hasRentals ? [say('withdrawalRental')] : []),
    ...(isOpen ? [labelled(lang, say('withdraw'), withdrawUrl)] : []),
    ...(personal.length > 0 ? [say('withdrawalPersonal', { names: personal.join(', ') })] : []),
    ...(perishable.length > 0 ? [say('withdrawalPerishable', { names: perishable.join(', ') })] : []),
    ...(sealed.length > 0 ? [say('withdrawalSealed', { names: sealed.join(', ') })] : []),
  ];
}
