import { readData, readText } from '../storage.ts';

/** What this browser keeps of a checkout, asked without its machines: what they alone can show has them started with the page. */

/** Whether a way of delivery was chosen: what it costs is known to the machine of the delivery. */
export function isWayChosen(): boolean {
  const { type } = readData('delivery', (data) => Object(data) as { type?: unknown }) ?? {};
  return type === 'delivery' || type === 'clickAndCollect';
}

/** Whether something stands in the address step: typed and not sent, or of an earlier order. */
export function isAddressBegun(): boolean {
  const { contact } = readData('checkout', (data) => Object(data) as { contact?: { email?: unknown } }) ?? {};
  return readText('addressDraft') !== null || Boolean(contact?.email);
}
