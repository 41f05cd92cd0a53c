/** Where a product's file stands on this origin, in a language; of one declination, or of the whole product (null). */
export const productFileUrl = (locale: string, idProduct: number, idDeclination: number | null): string =>
  `/api/product/file/${locale}/${idProduct}${idDeclination === null ? '' : `-${idDeclination}`}.pdf`;
