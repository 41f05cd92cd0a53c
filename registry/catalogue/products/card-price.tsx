import { messages as productMessages } from '#messages/generated/registry/catalogue/products.ts';
import type { ProductCard } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import type { MoneyFormat } from '#ui/format-price.ts';
import { Price } from '#ui/price.tsx';

type CardPriceProps = {
  product: Pick<ProductCard, 'price' | 'referencePrice' | 'priceVaries' | 'rental'>;
  lang: Lang;
  format: MoneyFormat;
  large?: boolean;
};

/** Shows the price of a product in every list: to buy, or to rent for a number of days. */
export function CardPrice({ product: { price, referencePrice, priceVaries, rental }, lang, format, large = false }: CardPriceProps) {
  const messages = productMessages[lang];
  return (
    <Price
      large={large}
      cents={rental?.price ?? price}
      reference={rental ? null : referencePrice}
      format={format}
      messages={{ price: messages.price, reference: messages.referencePrice }}
      from={priceVaries ? messages.from : undefined}
      unit={rental ? messages.perDays({ days: rental.days }) : undefined}
    />
  );
}
