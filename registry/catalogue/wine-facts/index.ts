import { litrePrices } from '#domain/unit-price.ts';
import { type Feature, wineFeatures } from '#domain/wine-features.ts';
import { messages as wineMessages } from '#messages/generated/domain/wine-features.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { WineFactsProps } from '#registry/generated/wine-facts.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Product } from '#schemas/product.ts';
import { formatPrice } from '#ui/format-price.ts';
import { chosenByAddress } from '../products/context-product.ts';
import { productNamed } from '../products/named-product.ts';

export type WineFactsData = { facts: readonly Feature[] };

/** The facts of the wine; of its vintages and bottles only the one that the address chooses. */
async function loadWineFacts({ product: slug }: WineFactsProps, context: LoadContext): Promise<WineFactsData> {
  const product = await productNamed(slug, context);
  const chosen = chosenByAddress(product, context.data);
  const shown = chosen ? { ...product, declination: [chosen] } : product;
  return { facts: [...wineFeatures(shown, context.lang), ...litreFeatures(shown, context)] };
}

/** Builds the price of a litre, which stands on the sheet before the order; nothing where the shop hides its prices. */
function litreFeatures({ declination }: Pick<Product, 'declination'>, { parameters, lang, locale }: LoadContext): Feature[] {
  const prices = parameters.HIDE_PRODUCT_PRICES ? null : litrePrices(declination);
  if (!prices) return [];
  const said = wineMessages[lang];
  const money = (cents: number) => formatPrice(cents, { locale, currency: parameters.CURRENCY });
  const [least, most] = [money(prices.least), money(prices.most)];
  const price = least === most ? least : said.span({ least, most });
  return [{ label: said.litre, value: said.perLitre({ price }) }];
}

export const code = defineBlockCode<WineFactsProps, WineFactsData>({
  load: loadWineFacts,
});
