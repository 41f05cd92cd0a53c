import type { Rule } from './rule.ts';

export const limits: readonly Rule[] = [
  {
    rule: 'The session’s cookies last 86400 seconds, for the root path.',
    tests: [
      'signing in sets the token and site id cookies for this host only, which scripts cannot read, for 86400 seconds, on the root path',
    ],
  },
  {
    rule: 'With COOKIE_DOMAIN=parent they are for the parent domain: the first label is dropped if there are three or more; else for the host alone.',
    tests: [
      'the parent domain of %s is %s: the first label is dropped if there are three or more',
      'the parent domain is a setting, and signing out takes the cookies away with the same attributes',
    ],
  },
  {
    rule: 'Local storage keeps the id of the cart, “new” if there is none.',
    tests: ["local storage keeps the id of the cart, 'new' if there is none"],
  },
  {
    rule: 'Local storage keeps city, country, carrier, shipping prices, address, phone, delivery type, slot and pickup address.',
    tests: [
      'local storage keeps city, country, carrier, shipping prices, delivery type, click-and-collect and pickup address',
      'local storage keeps address and phone',
    ],
  },
  {
    rule: 'A page of a list has 24 elements, 10 news, 10 orders, 12 articles, 100 albums, products or services.',
    tests: ['a list of %s begins at page 1 and has (%s) %i entries a page, where the call says nothing'],
  },
  { rule: 'The lists of the footer take 100.', tests: ['a list of elements, such as the lists of the footer, may have 100 a page'] },
  {
    rule: 'For free shipping a wine counts its quantity, a bottle under 75 cl half, a box its multiple or the bottles that it says it holds; the sum is rounded down ([why](decisions/cart-and-orders.md#settings-of-selling)).',
    tests: ['the bottles of a parcel %s', 'counts its bottles for the rules of shipping, half bottles as halves'],
  },
  { rule: 'Prices are shown with 2 decimals.', tests: ['what is shown of a price has 2 decimals'] },
  {
    rule: 'A discount in percent is shown as %, one of an amount in the currency of the shop.',
    tests: ['what is shown of a percent discount is %, of an amount in its currency'],
  },
  {
    rule: 'What a customization costs is of the type EURO, percent or NONE.',
    tests: ['the extra price of a customization is of the types EURO, percent or NONE'],
  },
  { rule: 'A capacity under 1 L is shown in cl.', tests: ['writes a capacity under one litre in centilitres, whatever its unit'] },
  {
    rule: 'Years are sorted newest first.',
    tests: ['what is shown of years is sorted newest first, each once', 'leads to the others, the newest first'],
  },
  {
    rule: 'The language cookie lasts 365 days.',
    tests: ['choosing a language sets the language cookie for 365 days, then the page is loaded without the query'],
  },
  { rule: 'A message is shown for 3000 ms.', tests: ['a toast is shown for 3000 ms'] },
  { rule: 'A date is day/month/year; with its time also hours:minutes:seconds.', tests: ['what is shown of a date is day/month/year'] },
  { rule: 'The name of a font’s file says its weight.', tests: ['reads weight and style from the file name %s'] },
];
