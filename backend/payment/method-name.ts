import type { PaymentMethod } from '#schemas/order.ts';
import { type Label, type ParameterDefinition, parameterCatalogue } from '#schemas/parameters/index.ts';
import type { Lang } from '#schemas/site.ts';

const definitions: readonly ParameterDefinition[] = parameterCatalogue;
const constraint = definitions.find(({ key }) => key === 'PAYMENT_METHOD')?.constraint;
const names: Readonly<Record<string, Label>> = constraint && 'oneOf' in constraint ? constraint.oneOf : {};

/** What people call a means of payment: the words of the settings screen. */
export const methodName = (method: PaymentMethod, lang: Lang): string => names[method]?.[lang] ?? method;
