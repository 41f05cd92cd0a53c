/** Messages for shoppers about delivery fees that cannot be calculated. */
export { messages as deliveryFeeMessages } from '#messages/generated/domain/delivery-fees.ts';
