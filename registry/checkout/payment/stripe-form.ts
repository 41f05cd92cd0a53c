import type { Appearance, Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { CardForm } from '#client/payment/card-form.ts';
import type { Lang } from '#schemas/site.ts';
import { darkScreen } from '#themes/media.ts';

export type StripeFormInput = {
  publicKey: string;
  /** Cents. */
  amount: number;
  currency: string;
  lang: Lang;
  layout: 'tabs' | 'accordion';
  hasWallets: boolean;
  /** Element that receives Stripe's frame. */
  place: HTMLElement;
  /** Said where the provider does not say itself what is wrong. */
  unknown: string;
};

export type StripeForm = CardForm & { setAmount: (amount: number) => void; remove: () => void };

/**
 * Loads Stripe.js from js.stripe.com, where it must come from, and shows the Payment Element: card fields and wallets in a frame of
 * Stripe's. No card number passes through the shop.
 *
 * @throws when the script or the frame does not load
 */
export async function openStripeForm({
  publicKey,
  amount,
  currency,
  lang,
  layout,
  hasWallets,
  place,
  unknown,
}: StripeFormInput): Promise<StripeForm> {
  const stripe = await loadStripe(publicKey, { locale: lang });
  if (!stripe) throw new Error('Stripe.js needs a browser');
  const elements = stripe.elements({
    mode: 'payment',
    amount,
    currency: currency.toLowerCase(),
    locale: lang,
    appearance: appearanceOf(place),
  });
  const wallet = hasWallets ? 'auto' : 'never';
  const element = elements.create('payment', { layout, wallets: { applePay: wallet, googlePay: wallet } });
  await new Promise<void>((resolve, reject) => {
    element.on('ready', () => resolve());
    element.on('loaderror', ({ error }) => reject(new Error(error.message)));
    element.mount(place);
  });
  // The page may turn dark in the evening, while the form is open.
  const scheme = matchMedia(darkScreen);
  const follow = () => elements.update({ appearance: appearanceOf(place) });
  scheme.addEventListener('change', follow);
  return {
    setAmount: (changed) => elements.update({ amount: changed }),
    remove: () => {
      scheme.removeEventListener('change', follow);
      element.destroy();
    },
    check: async () => !(await elements.submit()).error,
    confirm: ({ clientSecret, returnUrl }) => confirm(stripe, elements, { clientSecret, returnUrl, unknown }),
  };
}

type Confirmation = { clientSecret: string; returnUrl: string; unknown: string };

async function confirm(
  stripe: Stripe,
  elements: StripeElements,
  { clientSecret, returnUrl, unknown }: Confirmation,
): Promise<string | null> {
  // Submits the values typed since the last check.
  const { error: missing } = await elements.submit();
  if (missing) return missing.message ?? unknown;
  const { error } = await stripe.confirmPayment({
    elements,
    clientSecret,
    confirmParams: { return_url: returnUrl },
    // A card stays on this page, 3-D Secure included; what needs another page leaves for it.
    redirect: 'if_required',
  });
  return error && !isTaken(error) ? (isForShopper(error) ? (error.message ?? unknown) : unknown) : null;
}

/** It was paid already, in another tab for one: what became of it, the shop says. */
const isTaken = ({ payment_intent }: StripeError): boolean =>
  ['succeeded', 'processing', 'requires_capture'].includes(payment_intent?.status ?? '');

/** Stripe writes these for who pays, in the language of the fields; the others for who programs. */
const isForShopper = ({ type }: StripeError): boolean => type === 'card_error' || type === 'validation_error';

/** The look of the page around it, for the frame's styles cannot read it. */
function appearanceOf(place: HTMLElement): Appearance {
  const page = getComputedStyle(place);
  const variable = (name: string) => page.getPropertyValue(name).trim();
  return {
    theme: page.colorScheme === 'dark' ? 'night' : 'stripe',
    variables: {
      fontFamily: page.fontFamily,
      fontSizeBase: page.fontSize,
      colorText: page.color,
      ...set('colorPrimary', variable('--colour-primary')),
      ...set('colorBackground', variable('--colour-surface')),
      ...set('colorDanger', variable('--colour-danger')),
      ...set('borderRadius', variable('--radius-s')),
    },
  };
}

const set = (name: string, value: string): Record<string, string> => (value === '' ? {} : { [name]: value });
