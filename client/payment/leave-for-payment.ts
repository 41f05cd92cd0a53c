import type { PaymentStep } from '#schemas/order.ts';

/**
 * Leaves for the page where an order is paid: by its address, or by a form whose fields keep their order and their values, for the
 * provider checks a signature over them.
 */
export function leaveForPayment(step: PaymentStep): void {
  if (step.kind === 'redirect') window.location.assign(step.url);
  if (step.kind === 'form') submitForm(step.action, step.fields);
}

function submitForm(action: string, fields: readonly { name: string; value: string }[]): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.hidden = true;
  form.acceptCharset = 'utf-8';
  for (const { name, value } of fields) {
    // A text area keeps line breaks as they are; `textContent` needs no escaping.
    const input = document.createElement('textarea');
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // `submit` is also a name that a field may have.
  HTMLFormElement.prototype.submit.call(form);
}
