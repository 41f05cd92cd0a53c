import type { Rule } from './rule.ts';

export const validation: readonly Rule[] = [
  {
    rule: 'What is added is more than 0: “Quantity must be greater than 0”.',
    tests: ['adding to the cart needs a quantity greater than 0', 'a quantity must be greater than 0'],
  },
  {
    rule: 'It is a multiple of what the product is sold by: “This product can only be added by multiple of N”.',
    tests: [
      'adding to the cart needs a multiple of the product’s sell-by multiple',
      'a quantity must be a multiple of what the product is sold by',
    ],
  },
  { rule: 'For wine the same sentence adds “bottles”.', tests: ['adding to the cart speaks of bottles for wine'] },
  {
    rule: 'Where stock is tracked it is no more than that: “Only N items remaining in stock”.',
    tests: ['adding to the cart is refused above the stock when stock is tracked', 'a quantity may not be more than what remains'],
  },
  { rule: 'What is typed as a quantity becomes an integer.', tests: ['the quantity input is coerced to an integer'] },
  { rule: 'What is no quantity becomes the multiple.', tests: ['the quantity input falls back to the multiple when it is invalid'] },
  {
    rule: 'The list of quantities holds multiples up to 1000, at most 20 of them.',
    tests: ['the quantity list holds multiples, at most 20', 'the quantity list goes up to 1000'],
  },
  {
    rule: 'Shipping fees of no cart are refused: “No products in cart”.',
    tests: ["shipping fees are refused with 'No products in cart' without a cart"],
  },
  {
    rule: 'The extra price of a customization depends on the length of its text, on the key that was selected and on its checkbox.',
    tests: [
      'the extra price of a customization depends on text length thresholds',
      'the extra price of a customization depends on the select key',
      'the extra price of a customization depends on the checkbox',
    ],
  },
  {
    rule: 'What the server finds wrong in a form comes as a list of keys and errors, and stands at the field of each key.',
    tests: [
      'forms says what is wrong as a list of keys and errors, in the order of the form, and keeps nothing of it',
      'adding to the cart leads back to the step whose field the server refuses',
    ],
  },
  { rule: 'A filter with an empty value is left out of a list’s query.', tests: ['a call leaves empty values out of the query'] },
  {
    rule: 'By their extension svg, jpeg, jpg and png are images; mp4, m4v, mov, avi, wmv and flv videos; anything else neither.',
    tests: ['a file is by its extension: %s'],
  },
  {
    rule: 'Who registers consents to the terms by ticking a box.',
    tests: [
      'accounts refuses a second account for an e-mail address, and fields that do not fit',
      'a new member has an accessory sent home',
    ],
  },
];
