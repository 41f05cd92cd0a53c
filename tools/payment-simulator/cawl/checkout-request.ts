import { z } from 'zod';
import { propertyRefusal } from './error.ts';

const text = (max: number) => z.string().min(1).max(max);

export const AmountOfMoney = z.strictObject({
  amount: z.int().min(1).max(999_999_999_999),
  currencyCode: z.string().regex(/^(EUR|USD|GBP|CHF)$/, 'a currency the merchant takes'),
});

const references = z.strictObject({
  merchantReference: text(40),
  descriptor: text(256).optional(),
  merchantParameters: text(1_000).optional(),
  operationGroupReference: text(40).optional(),
});

/** `POST hostedcheckouts`. Unknown properties are refused at the levels that the simulator reads; deeper ones pass. */
const CheckoutRequest = z.strictObject({
  order: z.strictObject({
    amountOfMoney: AmountOfMoney,
    references,
    customer: z
      .looseObject({
        billingAddress: z.looseObject({ countryCode: z.string().regex(/^[A-Z]{2}$/) }).optional(),
        locale: text(6).optional(),
      })
      .optional(),
    additionalInput: z.looseObject({}).optional(),
    discount: z.looseObject({}).optional(),
    shipping: z.looseObject({}).optional(),
    shoppingCart: z.looseObject({}).optional(),
    surchargeSpecificInput: z.looseObject({}).optional(),
  }),
  hostedCheckoutSpecificInput: z.strictObject({
    returnUrl: z.url({ protocol: /^https?$/ }).max(512),
    locale: z
      .string()
      .regex(/^[a-z]{2}(_[A-Z]{2})?$/)
      .optional(),
    variant: text(128).optional(),
    showResultPage: z.boolean().optional(),
    /** Minutes. */
    sessionTimeout: z.int().min(1).max(1_440).optional(),
    allowedNumberOfPaymentAttempts: z.int().min(1).max(10).optional(),
    isRecurring: z.boolean().optional(),
    tokens: z.string().optional(),
    paymentProductFilters: z.looseObject({}).optional(),
    cardPaymentMethodSpecificInput: z.looseObject({}).optional(),
  }),
  cardPaymentMethodSpecificInput: z
    .looseObject({ authorizationMode: z.enum(['SALE', 'PRE_AUTHORIZATION', 'FINAL_AUTHORIZATION']).optional() })
    .optional(),
  feedbacks: z
    .strictObject({ webhookUrl: z.url().max(325).optional(), webhooksUrls: z.array(z.url().max(325)).min(1).max(5).optional() })
    .optional(),
  fraudFields: z.looseObject({}).optional(),
  mobilePaymentMethodSpecificInput: z.looseObject({}).optional(),
  redirectPaymentMethodSpecificInput: z.looseObject({}).optional(),
  sepaDirectDebitPaymentMethodSpecificInput: z.looseObject({}).optional(),
});
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

export const RefundRequest = z.strictObject({
  amountOfMoney: AmountOfMoney.optional(),
  captureId: text(60).optional(),
  reason: text(1_000).optional(),
  references: z.looseObject({ merchantReference: text(40).optional() }).optional(),
  operationReferences: z.looseObject({ merchantReference: text(40).optional() }).optional(),
  omnichannelRefundSpecificInput: z.looseObject({}).optional(),
});
export const CancelRequest = z.strictObject({
  amountOfMoney: AmountOfMoney.optional(),
  isFinal: z.boolean().optional(),
  operationReferences: z.looseObject({}).optional(),
});
export const CaptureRequest = z.strictObject({
  amount: z.int().min(1).optional(),
  isFinal: z.boolean().optional(),
  references: z.looseObject({}).optional(),
  operationReferences: z.looseObject({}).optional(),
});

/** Reads the JSON of a call. Throws Refusal that names the property at fault. An empty body is an empty object. */
export function parseBody<T>(schema: z.ZodType<T>, body: Buffer): T {
  let json: unknown;
  try {
    json = body.length === 0 ? {} : JSON.parse(body.toString('utf8'));
  } catch {
    throw propertyRefusal('body', 'is no JSON');
  }
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw propertyRefusal(issue?.path.join('.') || 'body', issue?.message ?? 'is wrong');
}

export const parseCheckout = (body: Buffer): CheckoutRequest => parseBody(CheckoutRequest, body);
