import type { Rule } from './rule.ts';

/** What goes wrong, and what is said of it. */
export const errors: readonly Rule[] = [
  {
    rule: 'A failed call rejects with the server’s message, in the language of the caller.',
    tests: [
      'a failed call rejects with the server message and field errors when success is false',
      'accounts refuses a second account for an e-mail address, and fields that do not fit, each in the caller’s language',
    ],
  },
  {
    rule: 'Without an answer it rejects with the raw error.',
    tests: ['a failed call rejects with the raw error when there is no response'],
  },
  {
    rule: 'What a gateway answers without our envelope keeps its status.',
    tests: ['a failed call of a gateway that answers no envelope keeps its status'],
  },
  {
    rule: 'A refused addition says its message, then ` key : error` for each field, and stays as the error of the cart.',
    tests: ['message followed by its key : error pairs, and reads the cart again', 'the cart on a page says why an addition is refused'],
  },
  {
    rule: 'What is wrong in a form stands at the field of its key, and the first one has the focus.',
    tests: [
      'story dynamic-form: refused',
      'story address-form: refused',
      'the session keeps message and field errors of a refusal, and forgets them at the next try',
    ],
  },
  {
    rule: 'An addition says “Product added to cart”.',
    tests: ['a cart is created on the first add, and says so', 'is created on first add, and its id kept in local storage'],
  },
  {
    rule: 'A fault of the program is a 500 that tells nothing of it, and a line of the log.',
    tests: ['an error of the program is a 500 that tells nothing of it, in the language of the caller, and a line of the log'],
  },
  {
    rule: 'An API or a database that is away is a 503 that says when to come again; pages that were made before go on ([why](decisions/operations.md#while-something-is-away)).',
    tests: [
      'a PostgreSQL that does not answer is a 503 that says when to come back, not an error of the program',
      'while the API is away the pages that were seen stay whole with their pictures and fonts; others say so in their language',
      'the page cache while nothing is known of the site, Next answers; when the API goes away, kept pages stay',
    ],
  },
  {
    rule: 'A block whose data does not come is left out, and the rest of the page stands.',
    tests: [
      'blocks load their data in parallel; a failure costs that block only',
      'a page with a broken block, an unknown block and a missing picture still renders the rest',
    ],
  },
  {
    rule: 'Code that is not there any more loads the page anew, at most once in 60 seconds.',
    tests: [
      'a chunk that cannot be loaded reloads the page at most once in 60 seconds',
      'after a new version went online, a chunk that is gone reloads the page once and costs its block alone',
    ],
  },
  {
    rule: 'A list’s entry that is not found is null, and a line of the console.',
    tests: ['entries of a list are found by key; a missing one is logged and null'],
  },
  {
    rule: 'A visit that cannot be counted stops nobody.',
    tests: ['a visit that cannot be counted stops nobody'],
  },
];
