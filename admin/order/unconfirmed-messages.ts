import type { ListingDoubt } from '#schemas/payment-books.ts';

/** Payments that the bank has not confirmed: on the order, on its steps, and beside the bank's list. */
export const unconfirmedMessages = {
  fr: {
    badge: 'à confirmer',
    title: 'Payée, à confirmer par la banque',
    why: 'La banque signe les messages de toutes les boutiques de la même façon : celui-ci ne dit pas que l’argent vous est destiné. La cliente ou le client voit une commande payée.',
    todo: (number: string, reference: string) =>
      `Cherchez, dans la liste des transactions de votre espace e-Transactions, le paiement n° ${number} de référence ${reference}, puis entrez le montant que vous y lisez.`,
    missing:
      'S’il n’y est pas le lendemain, l’argent n’est pas venu : remboursez la commande ici pour remettre ses articles en vente, et ne rendez rien.',
    amount: 'Montant lu dans la liste',
    amountWrong: (currency: string) => `Un montant en ${currency}, par exemple 45,90.`,
    confirm: 'Ce paiement est dans la liste',
    confirmed: 'Le paiement est confirmé.',
    toList: 'Confirmer toutes les commandes avec le fichier de la banque',
    stepText: 'La banque n’a pas encore confirmé ce paiement : les articles pourraient partir sans avoir été payés.',
    despite: 'Je le sais, et je continue sans attendre',
    despiteMissing: 'Confirmez d’abord le paiement, ou cochez cette case.',
    refundText: 'Ce paiement n’est pas confirmé. S’il n’est pas dans la liste de la banque, il n’y a pas d’argent à rendre.',
    count: (count: number) => `${count} paiement${count > 1 ? 's' : ''} à confirmer`,
    none: 'Plus aucun paiement à confirmer',
    intro:
      'Exportez chaque jour la liste des transactions (CSV) depuis l’espace e-Transactions et donnez-la ici : les commandes qu’elle contient sont confirmées.',
    failed: 'Les paiements à confirmer ne se chargent pas.',
    retry: 'Réessayer',
    file: 'Liste des transactions (CSV)',
    reading: 'Lecture de la liste',
    read: 'La liste est lue.',
    report: (rows: number, confirmed: number) =>
      `${rows} ligne${rows > 1 ? 's' : ''} lue${rows > 1 ? 's' : ''}, ${confirmed} commande${confirmed > 1 ? 's' : ''} confirmée${confirmed > 1 ? 's' : ''}.`,
    waiting: (count: number): string => (count > 1 ? `${count} attendent encore.` : `${count} attend encore.`),
    doubtful: 'À regarder de près',
    doubts: {
      OTHER_NUMBER: 'La liste a cette référence et ce montant, sous un autre numéro de transaction.',
      OTHER_AMOUNT: 'La liste a cette référence avec un autre montant.',
      NOT_ACCEPTED: 'La liste dit que ce paiement n’a pas été accepté.',
      OTHER_SHOP: 'La liste donne ce paiement à une autre boutique.',
    } satisfies Record<ListingDoubt, string>,
    order: 'Commande',
    number: 'N° de transaction',
    listReference: 'Référence',
    paidAt: 'Payée le',
    total: 'Montant',
  },
  en: {
    badge: 'to be confirmed',
    title: 'Paid, to be confirmed by the bank',
    why: 'The bank signs the messages of all shops alike: this one does not say that the money is for you. The customer sees a paid order.',
    todo: (number: string, reference: string) =>
      `On the list of transactions in your e-Transactions back office, look for the payment no. ${number} with the reference ${reference}, and then enter the amount that you read there.`,
    missing:
      'If it is not there the next day, the money did not come: refund the order here to put its products back for sale, and give nothing back.',
    amount: 'Amount read on the list',
    amountWrong: (currency: string) => `An amount in ${currency}, such as 45.90.`,
    confirm: 'This payment is on the list',
    confirmed: 'The payment is confirmed.',
    toList: 'Confirm all orders with the bank’s file',
    stepText: 'The bank has not confirmed this payment yet: the products could leave without having been paid for.',
    despite: 'I know, and go on without waiting',
    despiteMissing: 'Confirm the payment first, or tick this box.',
    refundText: 'This payment is not confirmed. If it is not on the bank’s list, there is no money to give back.',
    count: (count: number) => `${count} payment${count === 1 ? '' : 's'} to be confirmed`,
    none: 'No payment to be confirmed any more',
    intro:
      'Export the list of transactions (CSV) from the e-Transactions back office each day and give it here: the orders on it are confirmed.',
    failed: 'The payments to be confirmed do not load.',
    retry: 'Try again',
    file: 'List of transactions (CSV)',
    reading: 'Reading the list',
    read: 'The list is read.',
    report: (rows: number, confirmed: number) =>
      `${rows} row${rows === 1 ? '' : 's'} read, ${confirmed} order${confirmed === 1 ? '' : 's'} confirmed.`,
    waiting: (count: number): string => (count === 1 ? `${count} still waits.` : `${count} still wait.`),
    doubtful: 'To be looked at closely',
    doubts: {
      OTHER_NUMBER: 'The list has this reference and this amount, under another transaction number.',
      OTHER_AMOUNT: 'The list has this reference with another amount.',
      NOT_ACCEPTED: 'The list says that this payment was not accepted.',
      OTHER_SHOP: 'The list gives this payment to another shop.',
    } satisfies Record<ListingDoubt, string>,
    order: 'Order',
    number: 'Transaction no.',
    listReference: 'Reference',
    paidAt: 'Paid on',
    total: 'Amount',
  },
};
