import { defineBlock } from '../../define-block.ts';
import type { AddressFormProps } from '../../generated/address-form.ts';

export const block = defineBlock<AddressFormProps>({
  type: 'address-form',
  version: 1,
  mode: 'interactive',
  defaults: { offerAccount: true },
});
