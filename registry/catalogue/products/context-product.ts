import type { LoadContext } from '#renderer/types.ts';
import type { Declination, Product } from '#schemas/product.ts';

/** The product of a product sheet's data context; undefined on other pages. It was parsed where it entered. */
export const contextProduct = (data: LoadContext['data']): Product | undefined => data.product as Product | undefined;

/** The same for a block that is nothing without one: its load fails, and the block is left out. @throws Error on other pages */
export function requireProduct(data: LoadContext['data']): Product {
  const product = contextProduct(data);
  if (!product) throw new Error('there is no product on this page');
  return product;
}

/** Returns whether a page is the sheet of a product. On a sheet, choices have an address. */
export const isSheetOf = ({ idProduct }: Pick<Product, 'idProduct'>, data: LoadContext['data']): boolean =>
  data.isSheet === true && contextProduct(data)?.idProduct === idProduct;

/** Choice that the address of a sheet makes for its product. */
export type AddressChoice = { idDeclination: number } | { year: number };

/** The declination that the address of the sheet chooses: the one that it names, or of a year the first that is left. Undefined: none. */
export function chosenByAddress({ idProduct, declination }: Product, data: LoadContext['data']): Declination | undefined {
  const choice = data.choice as AddressChoice | undefined;
  if (!choice || contextProduct(data)?.idProduct !== idProduct) return undefined;
  if ('idDeclination' in choice) return declination.find(({ id }) => id === choice.idDeclination);
  const ofYear = declination.filter(({ year }) => year === choice.year);
  return ofYear.find(({ setQuantity, quantity }) => !setQuantity || quantity > 0) ?? ofYear[0];
}
