/** What a shopper is told when delivery fees cannot be calculated. */
export { messages as deliveryFeeMessages } from '#messages/generated/domain/delivery-fees.ts';
