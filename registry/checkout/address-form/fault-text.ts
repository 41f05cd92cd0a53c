import type { Messages } from '#messages/generated/registry/checkout/address-form.ts';
import type { AddressFields, Fault } from './draft.ts';

/** The sentence for a refused field. */
export const faultText = (
  messages: Messages,
  field: keyof AddressFields | 'email' | 'phone',
  fault: Fault | undefined,
): string | undefined => fault && (fault === 'landline' ? messages.landline : messages[fault][field]);
