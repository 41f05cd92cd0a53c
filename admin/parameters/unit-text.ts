import { messages } from '#messages/generated/admin/parameters/units.ts';
import type { Unit } from '#schemas/parameters/index.ts';
import type { Lang } from '#schemas/site.ts';
import { currencySymbol, type MoneyFormat } from '#ui/format-price.ts';

/** A unit as it stands behind a number; of an amount the sign of the site's currency. */
export const unitText = (unit: Unit, { lang, ...money }: { lang: Lang } & MoneyFormat): string =>
  unit === 'currency' ? currencySymbol(money) : messages[lang].units[unit];
