import type { Discount } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { formatPrice } from '#ui/price.tsx';
import { messages as allMessages } from './messages.ts';

/** What a discount gives, in words: "10 % de réduction", "Livraison offerte". Percentages are shown as %, euros as €. */
export function benefitOf({ type, amount, detailType }: Discount, { lang, locale }: { lang: Lang; locale: string }): string {
  const messages = allMessages[lang];
  const onShipping = detailType.includes('SHIPPING_FEES');
  const onProducts = detailType.includes('PRODUCTS');
  if (onShipping && !onProducts && type === 'PERCENT' && amount === 10_000) return messages.freeShipping;
  const percent = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'percent', maximumFractionDigits: 2 });
  const what = type === 'PERCENT' ? messages.percent(percent.format(amount / 10_000)) : messages.euros(formatPrice(amount, locale));
  if (!onShipping) return what;
  return onProducts ? messages.onBoth(what) : messages.onShipping(what);
}
