/** Labels of amounts, also in the cart, which loads nothing else of an order. */
export const amountMessages = {
  fr: {
    discount: (code = '') => (code ? `Remise (code ${code})` : 'Remise'),
    deducted: 'TVA déduite (exportation)',
    totalExported: 'Total, exporté sans TVA',
    exported:
      'Exportation : sans TVA française (article 262 I du CGI). Les droits et taxes d’importation éventuels sont à payer à l’arrivée.',
  },
  en: {
    discount: (code = '') => (code ? `Discount (code ${code})` : 'Discount'),
    deducted: 'VAT deducted (export)',
    totalExported: 'Total, exported without VAT',
    exported: 'Export: without French VAT (article 262 I CGI). Import duties and taxes, if any, are paid on arrival.',
  },
};
