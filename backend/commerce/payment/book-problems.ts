import type { CaptureRow, RefundRow } from '#backend/tables/payment.ts';
import type { PaymentStatus } from '#schemas/order.ts';
import type { BookProblem } from '#schemas/payment-books.ts';

/** The money of some orders, all of it. Amounts in cents. */
export type Books = {
  orders: {
    id: string;
    reference: string;
    total: number;
    currency: string;
    paidAt: Date | null;
    createdAt: Date;
    isPaymentUnconfirmed: boolean;
  }[];
  captures: CaptureRow[];
  refunds: RefundRow[];
  invoices: { idOrder: string; kind: 'INVOICE' | 'CREDIT_NOTE'; reference: string; total: number; issuedAt: Date }[];
  attempts: { idOrder: string; status: PaymentStatus; amount: number; updatedAt: Date }[];
};

type OrderBooks = Books & { order: Books['orders'][number] };

/** Delay in ms after which a person must check a pending operation. */
const patienceMs = 86_400_000;

/** Lists the mismatches in the books of orders, the first first. */
export function findProblems(books: Books, now: Date): BookProblem[] {
  const of = <T extends { idOrder: string }>(rows: readonly T[]) => Map.groupBy(rows, ({ idOrder }) => idOrder);
  const [captures, refunds, invoices, attempts] = [of(books.captures), of(books.refunds), of(books.invoices), of(books.attempts)];
  return books.orders
    .flatMap((order) =>
      problemsOf(
        {
          ...{ order, orders: [order], captures: captures.get(order.id) ?? [], refunds: refunds.get(order.id) ?? [] },
          ...{ invoices: invoices.get(order.id) ?? [], attempts: attempts.get(order.id) ?? [] },
        },
        now,
      ),
    )
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

const sum = (rows: readonly { amount: number }[]): number => rows.reduce((total, { amount }) => total + amount, 0);

function problemsOf({ order, captures, refunds, invoices, attempts }: OrderBooks, now: Date): BookProblem[] {
  const problems: BookProblem[] = [];
  const say = (kind: BookProblem['kind'], amount: number, at: Date, reference = order.reference) =>
    problems.push({ kind, idOrder: order.id, reference, amount, currency: order.currency, at: at.toISOString() });
  const isOld = (at: Date) => now.getTime() - at.getTime() > patienceMs;
  const paying = captures.filter(({ isExtra }) => !isExtra);
  const paid = sum(paying);
  if (order.paidAt !== null && paid !== order.total) say('PAID_WITHOUT_PAYMENT', order.total - paid, order.paidAt);
  for (const { amount, createdAt } of paying) if (order.paidAt === null) say('PAYMENT_WITHOUT_ORDER', amount, createdAt);
  for (const { id, amount, createdAt, isExtra } of captures) {
    const left = amount - sum(refunds.filter(({ idCapture }) => idCapture === id));
    if (isExtra && left > 0) say('EXTRA_PAYMENT', left, createdAt);
  }
  if (order.isPaymentUnconfirmed && order.paidAt !== null && isOld(order.paidAt)) say('UNCONFIRMED', order.total, order.paidAt);
  const invoice = invoices.find(({ kind }) => kind === 'INVOICE');
  if (order.paidAt !== null && !invoice) say('NO_INVOICE', order.total, order.paidAt);
  if (invoice && invoice.total !== order.total) say('INVOICE_AMOUNT', invoice.total - order.total, invoice.issuedAt, invoice.reference);
  const notes = invoices.filter(({ kind }) => kind === 'CREDIT_NOTE');
  const credited = notes.reduce((total, note) => total + note.total, 0);
  const back = refunds.filter(({ idCapture }) => paying.some(({ id }) => id === idCapture));
  const last = (moments: readonly Date[]) => new Date(Math.max(...moments.map((moment) => moment.getTime())));
  if (sum(back) > credited) say('REFUND_WITHOUT_CREDIT_NOTE', sum(back) - credited, last(back.map(({ createdAt }) => createdAt)));
  if (credited > sum(back)) say('CREDIT_NOTE_WITHOUT_REFUND', credited - sum(back), last(notes.map(({ issuedAt }) => issuedAt)));
  for (const { status, amount, createdAt } of refunds) {
    if (status === 'FAILED') say('REFUND_FAILED', amount, createdAt);
    else if (status !== 'DONE' && (status === 'TO_CONFIRM' || isOld(createdAt))) say('REFUND_OPEN', amount, createdAt);
  }
  for (const { status, amount, updatedAt } of attempts) {
    if ((status === 'pending' || status === 'authorized') && isOld(updatedAt)) say('UNDECIDED', amount, updatedAt);
  }
  return problems;
}
