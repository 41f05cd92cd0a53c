/** Status code of Worldline Direct, with the other fields that depend on it and the webhook that reports it. */
export type CawlStatus = {
  code: number;
  status: string;
  category:
    | 'CREATED'
    | 'UNSUCCESSFUL'
    | 'PENDING_PAYMENT'
    | 'PENDING_MERCHANT'
    | 'PENDING_CONNECT_OR_3RD_PARTY'
    | 'COMPLETED'
    | 'REVERSED'
    | 'REFUNDED';
  isAuthorized: boolean;
  webhook: string;
};

const list: readonly CawlStatus[] = [
  { code: 1, status: 'CANCELLED', category: 'UNSUCCESSFUL', isAuthorized: false, webhook: 'payment.cancelled' },
  { code: 2, status: 'REJECTED', category: 'UNSUCCESSFUL', isAuthorized: false, webhook: 'payment.rejected' },
  {
    code: 4,
    status: 'CAPTURE_REQUESTED',
    category: 'PENDING_CONNECT_OR_3RD_PARTY',
    isAuthorized: true,
    webhook: 'payment.capture_requested',
  },
  { code: 5, status: 'PENDING_CAPTURE', category: 'PENDING_MERCHANT', isAuthorized: true, webhook: 'payment.pending_capture' },
  { code: 6, status: 'CANCELLED', category: 'UNSUCCESSFUL', isAuthorized: false, webhook: 'payment.cancelled' },
  { code: 8, status: 'REFUNDED', category: 'REFUNDED', isAuthorized: true, webhook: 'payment.refunded' },
  { code: 9, status: 'CAPTURED', category: 'COMPLETED', isAuthorized: true, webhook: 'payment.captured' },
  { code: 46, status: 'REDIRECTED', category: 'PENDING_PAYMENT', isAuthorized: false, webhook: 'payment.redirected' },
  {
    code: 51,
    status: 'AUTHORIZATION_REQUESTED',
    category: 'PENDING_CONNECT_OR_3RD_PARTY',
    isAuthorized: false,
    webhook: 'payment.authorization_requested',
  },
  {
    code: 81,
    status: 'REFUND_REQUESTED',
    category: 'PENDING_CONNECT_OR_3RD_PARTY',
    isAuthorized: true,
    webhook: 'refund.refund_requested',
  },
  { code: 83, status: 'REJECTED', category: 'UNSUCCESSFUL', isAuthorized: true, webhook: 'refund.rejected' },
  {
    code: 91,
    status: 'CAPTURE_REQUESTED',
    category: 'PENDING_CONNECT_OR_3RD_PARTY',
    isAuthorized: true,
    webhook: 'payment.capture_requested',
  },
  { code: 93, status: 'REJECTED_CAPTURE', category: 'UNSUCCESSFUL', isAuthorized: true, webhook: 'payment.rejected_capture' },
];

/** The row of a status code. Throws for one that the simulator never gives. */
export function cawlStatus(code: number): CawlStatus {
  const found = list.find((each) => each.code === code);
  if (!found) throw new Error(`no status code ${code}`);
  return found;
}
