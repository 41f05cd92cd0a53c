import { hmac, isSame } from '#backend/platform/secrets/secrets.ts';
import { languages } from '#messages/languages.ts';
import type { Address } from '#schemas/address.ts';
import {
  type AttemptName,
  NotificationRefused,
  type PaymentProvider,
  type PaymentRequest,
  ProviderAway,
  type ProviderUpdate,
  type RefundRequest,
  type RefundResult,
  type Started,
} from '../provider.ts';
import { readSigned } from '../read-json.ts';
import { askCawl, type CawlKeys, CawlRefused, cawlClient, isCawlPage } from './client.ts';
import {
  CawlEvent,
  CawlPayment,
  CawlRefund,
  isAboutRefund,
  listOf,
  referenceOfRefund,
  resultOf,
  updateOfPayment,
  updateOfRefund,
} from './updates.ts';

type Client = ReturnType<typeof cawlClient>;

/** Cawl with the keys of a shop: a hosted checkout, sold at once. */
export function cawlProvider(keys: CawlKeys): PaymentProvider {
  const client = cawlClient(keys);
  const { merchantId, webhookKeyId, webhookSecret } = keys.values;
  const read = (attempt: AttemptName) => readCheckout(client, merchantId, attempt);
  return {
    name: 'cawl',
    isTest: keys.mode === 'TEST',
    currencies: null,
    referenceOf: ({ reference, number }) => `${reference}-${number}`,
    start: (request) => start(client, keys, request),
    readNotification: async ({ raw, headers }) => {
      const isOurKey = isSame(Buffer.from(headers.get('x-gcs-keyid') ?? ''), Buffer.from(webhookKeyId));
      if (!isOurKey) throw new NotificationRefused('another key');
      if (!isSignedByCawl(webhookSecret, raw, headers.get('x-hmac-signatures') ?? '')) throw new NotificationRefused('wrong signature');
      const event = readSigned(CawlEvent, raw);
      if (event.merchantId !== merchantId) throw new NotificationRefused('another merchant');
      if (event.refund) return [updateOfRefund(event.refund)];
      if (!event.payment) return [];
      if (isAboutRefund(event.payment)) return refundsOf(client, merchantId, event.payment.id);
      return listOf(updateOfPayment(event.payment));
    },
    acknowledge: (outcome) => ({
      status: outcome === 'taken' ? 200 : outcome === 'refused' ? 400 : 404,
      type: 'application/json',
      body: JSON.stringify({ received: outcome === 'taken' }),
    }),
    read,
    refund: (request) => refund(client, keys, request),
    readRefund: async ({ transaction }, reference) => {
      const found = (await refundsAt(client, merchantId, transaction)).find(({ id }) => id === reference);
      return found ? resultOf(found) : null;
    },
    // A hosted checkout ends by its own time; there is no call that ends it before.
    cancel: read,
    expire: read,
    check: () => check(client, keys),
    payouts: null,
  };
}

async function start(client: Client, keys: CawlKeys, request: PaymentRequest): Promise<Started> {
  const { idAttempt, amount, currency, providerReference, lang, payer, urls, now, until } = request;
  const minutes = Math.max(10, Math.ceil((until.getTime() - now.getTime()) / 60_000));
  const isToldByCall = keys.simulator !== null || urls.notify.startsWith('https:');
  const made = await askCawl(() =>
    client.hostedCheckout.createHostedCheckout(
      keys.values.merchantId,
      {
        order: {
          amountOfMoney: { amount, currencyCode: currency },
          references: { merchantReference: providerReference },
          customer: {
            locale: languages[lang].locale.replace('-', '_'),
            contactDetails: { emailAddress: payer.email.slice(0, 70) },
            personalInformation: { name: { firstName: payer.firstname.slice(0, 15), surname: payer.lastname.slice(0, 70) } },
            ...(payer.billing ? { billingAddress: addressOf(payer.billing) } : {}),
          },
        },
        hostedCheckoutSpecificInput: {
          returnUrl: urls.cawl,
          locale: languages[lang].locale.replace('-', '_'),
          showResultPage: false,
          sessionTimeout: minutes,
          allowedNumberOfPaymentAttempts: 5,
        },
        cardPaymentMethodSpecificInput: { authorizationMode: 'SALE' },
        ...(isToldByCall ? { feedbacks: { webhooksUrls: [urls.notify] } } : {}),
      },
      { idempotence: { key: keyOf(idAttempt) } },
    ),
  ).catch(asAway);
  const { hostedCheckoutId, RETURNMAC, redirectUrl } = made;
  if (!hostedCheckoutId || !redirectUrl || !isCawlPage(redirectUrl, keys)) throw new ProviderAway('Cawl names no page of its own');
  return {
    step: { kind: 'redirect', url: redirectUrl },
    session: hostedCheckoutId,
    ...(RETURNMAC ? { returnToken: RETURNMAC } : {}),
  };
}

/** Idempotence keys have 40 signs at most, and count for one merchant. */
const keyOf = (idAttempt: string): string => idAttempt.replaceAll('-', '');

const addressOf = ({ address, addressPart2, postalCode, city, country }: Address) => ({
  street: address.slice(0, 50),
  ...(addressPart2 ? { additionalInfo: addressPart2.slice(0, 50) } : {}),
  zip: postalCode.slice(0, 10) || '-',
  city: city.slice(0, 40),
  countryCode: country.alphaTwo,
});

async function readCheckout(
  client: Client,
  merchantId: string,
  { session, providerReference }: AttemptName,
): Promise<ProviderUpdate | null> {
  if (!session) return null;
  const { status, createdPaymentOutput: output } = await askCawl(() => client.hostedCheckout.getHostedCheckout(merchantId, session)).catch(
    asAway,
  );
  if (output?.payment) {
    const payment = CawlPayment.safeParse(output.payment);
    return payment.success && !isAboutRefund(payment.data) ? updateOfPayment(payment.data, providerReference) : null;
  }
  if (status !== 'CANCELLED_BY_CONSUMER') return null;
  const nothing = { amount: 0, currency: '', transaction: null };
  return { kind: 'payment', providerReference, session, dedupeKey: `${session}:${status}`, event: 'payment.cancelled', ...nothing };
}

async function refund(client: Client, { values }: CawlKeys, request: RefundRequest): Promise<RefundResult> {
  const { idRefund, transaction, refundAmount, currency, isRepeated } = request;
  const merchantReference = referenceOfRefund(idRefund);
  const isIt = (each: CawlRefund) => updateOfRefund(each).idRefund === idRefund;
  const known = isRepeated ? (await refundsAt(client, values.merchantId, transaction).catch(noneOfUnknown)).find(isIt) : undefined;
  if (known) return resultOf(known);
  try {
    const made = await askCawl(() =>
      client.payments.refundPayment(
        values.merchantId,
        transaction,
        {
          amountOfMoney: { amount: refundAmount, currencyCode: currency },
          references: { merchantReference },
          operationReferences: { merchantReference },
        },
        { idempotence: { key: merchantReference } },
      ),
    );
    return resultOf(CawlRefund.parse(made));
  } catch (error) {
    if (error instanceof CawlRefused) return { status: 'FAILED', refund: null, failure: error.code || String(error.status) };
    throw error;
  }
}

async function refundsAt(client: Client, merchantId: string, transaction: string): Promise<CawlRefund[]> {
  const { refunds } = await askCawl(() => client.refunds.getRefunds(merchantId, transaction));
  return (refunds ?? []).map((each) => CawlRefund.parse(each));
}

/** A payment that Cawl does not know has no refunds: asked to give it back, Cawl says so itself. */
function noneOfUnknown(error: unknown): CawlRefund[] {
  if (error instanceof CawlRefused && error.status === 404) return [];
  return asAway(error);
}

const refundsOf = async (client: Client, merchantId: string, id: string): Promise<ProviderUpdate[]> =>
  (await refundsAt(client, merchantId, id).catch(asAway)).map(updateOfRefund);

async function check(client: Client, { values }: CawlKeys): ReturnType<PaymentProvider['check']> {
  const { merchantId, webhookKeyId: key, webhookSecret: secret } = values;
  try {
    await askCawl(() => client.services.testConnection(merchantId));
  } catch (error) {
    if (error instanceof CawlRefused) return { call: 'refused', notifies: null, refused: ['merchantId', 'apiKeyId', 'apiSecret'] };
    return { call: 'unreachable', notifies: null, refused: [] };
  }
  const answer = await askCawl(() => client.webhooks.validateWebhookCredentials(merchantId, { key, secret })).catch(() => null);
  const isRefused = answer?.result !== undefined && answer.result !== null && /invalid/i.test(answer.result);
  return { call: 'accepted', notifies: null, refused: isRefused ? ['webhookKeyId', 'webhookSecret'] : [] };
}

const asAway = (error: unknown): never => {
  throw error instanceof CawlRefused ? new ProviderAway(error.message) : error;
};

/** The signature over bytes as Cawl writes it: HMAC-SHA256 in base64. */
export const cawlSignature = (secret: string, text: Uint8Array): string => hmac(secret, text).toString('base64');

/** Returns whether a signature matches these bytes, compared as text. */
export const isSignedByCawl = (secret: string, text: Uint8Array, signature: string): boolean =>
  isSame(Buffer.from(cawlSignature(secret, text)), Buffer.from(signature));
