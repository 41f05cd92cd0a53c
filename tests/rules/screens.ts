import type { Rule } from './rule.ts';

/** Addresses, and what stands at each. */
export const screens: readonly Rule[] = [
  {
    rule: 'The home page stands at `/`, with what customers wrote on Google.',
    tests: ['%s is page %i of the tree', 'the home page shows what customers wrote on Google, and asks nothing of Google'],
  },
  {
    rule: 'The pages of the tree stand at the addresses that the owner gives them. The boutique has about, contact, the shop, five categories, events and the makeover at theirs.',
    tests: [
      'the pages of site 89 have the addresses of the specification, each once',
      'gives the page tree in order, without pages that are not valid',
    ],
  },
  {
    rule: 'An event stands at `/evenements/{name}/{number}`; the name may be missing.',
    tests: [
      '%s is a piece of content, in a shop and a site that sells nothing',
      'an event has one address, and search engines read its facts there',
      'a visitor finds an event, registers and is told by e-mail',
    ],
  },
  {
    rule: 'An article, a folder of the blog, an album and a service each stand at an address of their own; another name or none leads to it.',
    tests: [
      '%s is a piece of content, in a shop and a site that sells nothing',
      'an article has one address: another slug, or none, leads there',
      'a reader goes from the blog through a folder to an article and on to another',
      'a picture of an album opens full screen; without JavaScript it is its file',
      'a visitor compares the packages and reads the sheet of one',
    ],
  },
  {
    rule: '`/products/search` searches products.',
    tests: [
      '%s is the shared component %s',
      'Enter without a choice goes to the page of the search, which is remembered in this browser alone',
      'without JavaScript the search icon leads to the page of the search, which says what else there is',
    ],
  },
  {
    rule: 'A product stands at `/products/{name}/{number}`; another name or none leads to its own address.',
    tests: [
      '%s is a product sheet, made per request',
      'the address of a sheet %s',
      'the address of a product that is not there is not found',
    ],
  },
  {
    rule: 'A product is made to order at `/products/{name}/{number}/{declination}/customize`, of which name and number may be missing.',
    tests: [
      '%s is where a product is made one’s own',
      'a customization has its address with the slug and the product, with either of them, or with neither',
      'a shopper makes a piece her own, step by step, corrects a step and adds it to the cart',
    ],
  },
  {
    rule: 'A wine stands at `/wines/{name}/{number}`, a bottle at `…/detail/{declination}`, a vintage at `…/{year}`. A vintage that the wine has not, and the year of what is no wine, lead to the sheet for now.',
    tests: [
      'the sheet of a wine shows the year or the bottle that its address names',
      'the address of a vintage shows its bottle, and is that of the vintage for search engines',
      'each year of a wine has its own address, title and price, and leads to the others, the newest first',
      'the address of a sheet %s',
    ],
  },
  {
    rule: 'The cart stands at `/cart`, its steps at `/cart/address`, `/cart/shipping` and `/cart/payment`. A step that is not reached yet is not shown.',
    tests: [
      '%s is the shared component %s',
      'the checkout on a page goes from the cart to the payment page, each step at its address',
      'a step that is not reached yet is refused by its address',
    ],
  },
  {
    rule: 'The shipping step offers delivery, relay points in a list and on a map, and collection in the shop at a day and an hour.',
    tests: [
      'story delivery-choice: relay',
      'story pickup-map: list and map',
      'story pickup-date: calendar',
      'with the tiles of the map blocked, a relay point is chosen from the list',
      'a guest browses, filters by size, and collects a piece in the shop',
    ],
  },
  {
    rule: 'The payment step takes a discount code.',
    tests: [
      'story discount-code: folded',
      'a discount code outlives a reload and is the same in a second tab, until it is taken off in either',
    ],
  },
  {
    rule: '`/cart/success/{order}` shows the order, which the address or its query names.',
    tests: ['%s is the shared component %s', 'the order that an address names stands in the path', 'story order-success: guest order'],
  },
  {
    rule: 'A payment comes back to `/order/success`, `/order/cancel` or `/order/error`, with Cawl to `/order/cawl/result`. What the page says is what the order says.',
    tests: [
      'a payment that the shopper chose to %s leads to /order/%s',
      'is refused, given up, left and come back to, and accepted',
      'end as paid on nothing but a shop that says so',
      'story order-outcome: nothing came',
    ],
  },
  {
    rule: '`/account` leads to orders, profile, an order, its return and what became of the return.',
    tests: [
      '%s is the shared component %s',
      'a new member has an accessory sent home, and finds the order in the account, the admin list and the outbox',
      'story order-return: chosen',
      'story profile: other address',
    ],
  },
  {
    rule: 'People sign in and register at `/auth`, and then are where they were.',
    tests: ['%s is the shared component %s', 'the page after signing in is the one that asked for it', 'story auth-form: short password'],
  },
  {
    rule: 'A forgotten password is asked for at `/password/reset/ask`; the link of the e-mail leads to `/password/reset/{key}`.',
    tests: [
      '%s is the shared component %s',
      'whose password is forgotten gets a link by e-mail; the answer is the same where there is no account',
      'story password-reset-ask: asked',
      'story password-reset: chosen',
    ],
  },
  {
    rule: 'Legal notice, privacy, cookies, terms of use and terms of sale have a page each.',
    tests: ['the pages of site 89 have the addresses of the specification, each once', 'LEGAL_NOTICE: is the text of its page'],
  },
  {
    rule: 'Contact, blog, albums and services have a page without the owner’s doing anything, unless a page of her own stands for it; that of the contact shows where she asks for it, with a form.',
    tests: [
      '%s is the shared component %s, for search engines too',
      'a page of the blog’s type, wherever it is, stands for the address that a blog has without one',
      'HIDE_CONTACT_PAGE: a contact page is there',
      'the automatic contact page has a form, whose answers are what POST /message takes',
    ],
  },
  {
    rule: 'Any other path is a page of the tree or is not found.',
    tests: ['%s is unknown', 'an unknown page answers 404 with a message and a link to home'],
  },
  {
    rule: 'A site that sells nothing sends visitors of the shop to `/`.',
    tests: [
      'visitors of a site that sells nothing are sent from the shop to the home page',
      'the proxy leads away from what a site without a shop does not have',
    ],
  },
  {
    rule: 'The root may lead to a page that the owner names, with status 302 unless she chooses another.',
    tests: [
      'the root leads to the page that the owner names, with her status, in the language of the address',
      'the root leads where the link of the home page does with the same status, 302 by default',
      'ROOT_PAGE: the root leads to another page',
      'ROOT_REDIRECT_STATUS: the root redirects for ever',
    ],
  },
  {
    rule: 'The panel stands at `/admin`, and has an address for each of its screens.',
    tests: ['an address names a path below /admin, or none of the panel', 'a path leads to its screen, with what it names'],
  },
];
