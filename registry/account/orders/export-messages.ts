/** What is said of an order that is exported, also in the cart, which loads nothing else of an order. */
export const exportMessages = {
  fr: {
    deducted: 'TVA déduite (exportation)',
    totalExported: 'Total, exporté sans TVA',
    exported:
      'Exportation : sans TVA française (article 262 I du CGI). Les droits et taxes d’importation éventuels sont à payer à l’arrivée.',
  },
  en: {
    deducted: 'VAT deducted (export)',
    totalExported: 'Total, exported without VAT',
    exported: 'Export: without French VAT (article 262 I CGI). Import duties and taxes, if any, are paid on arrival.',
  },
};
