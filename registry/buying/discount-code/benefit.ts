import { messages as allMessages } from '#messages/generated/registry/buying/discount-code.ts';
import type { Discount } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import { formatPrice, type MoneyFormat } from '#ui/format-price.ts';

/** Formats what a discount gives: "10 % de réduction", "Livraison offerte". Percentages are shown as %, amounts in their currency. */
export function benefitOf({ type, amount, detailType }: Discount, { lang, ...money }: { lang: Lang } & MoneyFormat): string {
  const messages = allMessages[lang];
  const onShipping = detailType.includes('SHIPPING_FEES');
  const onProducts = detailType.includes('PRODUCTS');
  if (onShipping && !onProducts && type === 'PERCENT' && amount === 10_000) return messages.freeShipping;
  const percent = new Intl.NumberFormat(money.locale.replace('_', '-'), { style: 'percent', maximumFractionDigits: 2 });
  const what =
    type === 'PERCENT'
      ? messages.percent({ share: percent.format(amount / 10_000) })
      : messages.euros({ amount: formatPrice(amount, money) });
  if (!onShipping) return what;
  return onProducts ? messages.onBoth({ what }) : messages.onShipping({ what });
}
