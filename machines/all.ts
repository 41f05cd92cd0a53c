import type { AnyStateMachine } from 'xstate';
import { authMachine } from './auth-machine.ts';
import { cartMachine } from './cart-machine.ts';
import { checkoutMachine } from './checkout-machine.ts';
import { customizationMachine } from './customization-machine.ts';
import { deliveryMachine } from './delivery-machine.ts';
import { layoutPreviewMachine } from './layout-preview-machine.ts';
import { localeMachine } from './locale-machine.ts';
import { orderMachine } from './order-machine.ts';
import { pageEditorMachine } from './page-editor-machine.ts';
import { parametersMachine } from './parameters-machine.ts';
import { paymentMachine } from './payment-machine.ts';
import { paymentReturnMachine } from './payment-return-machine.ts';
import { previewRoundMachine } from './preview-round-machine.ts';
import { returnMachine } from './return-machine.ts';

/** The machines with their files, in the order in which a purchase meets them; for drawings and tests, not for the shop. */
export const everyMachine: readonly { file: string; machine: AnyStateMachine }[] = [
  { file: 'machines/cart-machine.ts', machine: cartMachine },
  { file: 'machines/delivery-machine.ts', machine: deliveryMachine },
  { file: 'machines/customization-machine.ts', machine: customizationMachine },
  { file: 'machines/checkout-machine.ts', machine: checkoutMachine },
  { file: 'machines/auth-machine.ts', machine: authMachine },
  { file: 'machines/locale-machine.ts', machine: localeMachine },
  { file: 'machines/order-machine.ts', machine: orderMachine },
  { file: 'machines/payment-machine.ts', machine: paymentMachine },
  { file: 'machines/payment-return-machine.ts', machine: paymentReturnMachine },
  { file: 'machines/return-machine.ts', machine: returnMachine },
  { file: 'machines/parameters-machine.ts', machine: parametersMachine },
  { file: 'machines/page-editor-machine.ts', machine: pageEditorMachine },
  { file: 'machines/layout-preview-machine.ts', machine: layoutPreviewMachine },
  { file: 'machines/preview-round-machine.ts', machine: previewRoundMachine },
];
