import type { Rule } from './rule.ts';

/** Calls and their answers; docs/calls.md lists each with its tests. */
export const calls: readonly Rule[] = [
  {
    rule: 'Every call of the specification is there, with the tests that make it ([calls](calls.md)).',
    tests: [
      'describes every route of the API once: downloads, feeds and what machines read too',
      'the example of %s is an answer as it is described',
    ],
  },
  {
    rule: 'Answers are `{ success, data, message }`; the caller gets `data`, or a rejection with the message.',
    tests: [
      'a call sends a body as JSON and gives the data of the answer',
      'a failed call rejects with the server message and field errors when success is false',
      'a failed call is a refusal even when a server says it with status 200',
    ],
  },
  {
    rule: 'A page asks for settings, site, page, components and lists in few requests.',
    tests: [
      'reads of one moment are one request, and each has its own answer',
      'several reads in one request are each answered as it is alone',
    ],
  },
  {
    rule: 'Signing in and registering answer a token and the number of the site. The site keeps the token in a cookie that scripts cannot read, and out of the answer ([why](decisions/accounts-and-shoppers.md#cookies-belong-to-one-host)).',
    tests: [
      'POST %s puts the session into cookies and keeps the token from scripts',
      'accounts signs in who registers; the token is accepted as it is and after Bearer',
    ],
  },
  {
    rule: 'An account is erased with its password only.',
    tests: ['a profile is erased with its password: orders stay without what they say of the person, and invoices as they were sent'],
  },
  {
    rule: 'Lists answer their entries under their name: products, orders, returns, services, news.',
    tests: [
      'recommends what can be bought, in the owner’s order',
      'the shopkeeper sees the orders, newest first, by page, status and search',
      'services are listed in the order of the owner; tags joined by commas take those that have one of them',
      'a return is asked for by line and quantity, is acknowledged by e-mail',
    ],
  },
  {
    rule: 'Pieces go into a cart as multipart, with quantity, answers and files; “new” makes the cart.',
    tests: [
      'a call sends an addition to the cart as multipart',
      'a cart is created on the first add, and says so',
      'customization judges a file by its bytes, keeps it with the order, and hands it to admins only',
    ],
  },
  {
    rule: 'A cart is read again by POST, which marks what changed; GET shows it as it stands and changes nothing.',
    tests: [
      'a cart marks a changed price and a lowered stock once, at the refresh',
      'show a cart as it stands to whoever’s it is, and change nothing of it',
    ],
  },
  {
    rule: 'An empty discount code in the refresh leaves the code that the cart has; an empty one of its own call takes it off ([why](decisions/cart-and-orders.md#a-discount-code-stays-until-it-is-removed)).',
    tests: [
      'a discount code on a cart survives the refresh as MAIN_CART with an empty discount code',
      'a discount code on a cart is taken off by POST /order/discount with an empty code',
    ],
  },
  {
    rule: 'The price of a customization is asked for before it is in the cart, and its files are checked.',
    tests: [
      'customization refuses at its field what does not fit, at the price and in the cart',
      'story customization-steps: file refused',
    ],
  },
  {
    rule: 'An order names its attempt, the total that was seen, accepted terms and the buyer’s name and address beside cart, delivery and slot ([why](decisions/cart-and-orders.md#an-order-exists-before-it-is-paid)).',
    tests: [
      'an order is placed once by a double click, and the same answer comes twice',
      'an order is refused when price, fee or stock changed since the shopper looked',
      'an order is refused at the field that is missing or not allowed',
    ],
  },
  {
    rule: 'Shipping fees answer the carriers of a postal code and a country; relay points those near an address.',
    tests: [
      'an order knows its shipping fees: free from 80 €, none outside France',
      'relay points are found near a postal code, the nearest first',
    ],
  },
  {
    rule: 'The calendar answers the slots of a month; elements take registrations, forms answers, the shop messages.',
    tests: [
      'pickup slots are not offered on a closed day, beyond the horizon or in the past',
      'elements registers a person: places are taken, she gets an e-mail in her language and the shop a notice in its own',
      'forms keeps the same attempt once, however often it is sent',
    ],
  },
  {
    rule: 'An application of the site says whether it is switched on, with what a browser may know of it; product files are one, and a setting switches them.',
    tests: [
      'is switched on where the site sells, as the application PRODUCT_FILE_GENERATOR says; others are unknown',
      'PRODUCT_FILE_GENERATOR: products have no files',
    ],
  },
  {
    rule: 'The public key of card payments is answered once it is set up, and no secret.',
    tests: [
      'have no public key of card payments while none is set up',
      'tell a shopper the publishable key and what a payment page may load, nothing more',
    ],
  },
  {
    rule: 'Cawl’s result is how the order stands, for who may read it.',
    tests: ['say how an order stands, and that the shop does not collect with Cawl'],
  },
  {
    rule: 'Drawings of other hosts are loaded for administrators, from hosts that the operator allows, and sanitised.',
    tests: [
      'load no drawing from a host that is not allowed, and for administrators only',
      'loads a drawing from an allowed host, at the address that was checked, sanitised',
    ],
  },
  {
    rule: 'Files that people send are handed to administrators only.',
    tests: ['forms hands a file to administrators of its site, and to nobody else'],
  },
  {
    rule: 'A section’s HTML says whether its picture is fresh; a picture is stored with its hash.',
    tests: [
      'pictures of sections are missing at first, and fresh once they are stored with their hash',
      'pictures of sections are refused when the HTML does not give the hash, without a picture, or with a file that is none; nothing changes',
      'the hash of a section ignores %s',
    ],
  },
  {
    rule: 'The footer reads its partners and links, 100 of each at most.',
    tests: ['the footer shows the site’s partners and links, 100 of each at most'],
  },
];
