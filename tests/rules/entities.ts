import type { Rule } from './rule.ts';

/** What things are made of. */
export const entities: readonly Rule[] = [
  {
    rule: 'Each answer holds the fields that its call describes ([calls](calls.md)).',
    tests: [
      'the example of %s is an answer as it is described',
      'describes each call and each shared type as its golden file says',
      'random requests for each call %s: never a 5xx, nothing of somebody else’s, and an answer as it is described',
    ],
  },
  {
    rule: 'A product is a wine, a box or something else. Wines have vintages and bottles, boxes hold products.',
    tests: [
      'keeps what a wine is and what its bottles hold, and what 100 ml contain',
      'tells what a box holds: how many of what, and of which vintage',
      'catalogue filters and sorts: %j',
    ],
  },
  {
    rule: 'A cart has an id, its products and how many there are; a line has its type, quantity, reference, multiple and whether anything is sent.',
    tests: [
      'a cart is created on the first add, and says so',
      'a cart sets a quantity, removes a line and is deleted',
      'what is dematerialized is bought without any delivery',
    ],
  },
  {
    rule: 'A declination has values of up to three variations, or vintage and capacity, its price, its stock where that is tracked, its pictures and the first of them as its image.',
    tests: [
      'shows a product sheet with its declinations, axes, pictures and categories; its text is sanitised',
      'answers the first picture of a declination as its image, null where it has none of its own',
      'a cart takes any quantity of a product whose stock is not tracked',
    ],
  },
  {
    rule: 'A variation has a label and may have another one to show.',
    tests: [
      'shows a product sheet with its declinations, axes, pictures',
      'gives the axes of variation with their values in display order',
    ],
  },
  {
    rule: 'A product has medals, recommended products, customizations, features, decreasing prices and dishes that it goes with.',
    tests: [
      'tells the medals of a product in their order, in the caller’s language',
      'recommends what can be bought, in the owner’s order',
      'is told in its order and in the language of the caller; a product without any has none',
      'tells how a wine is served and what its decreasing price is',
      'names and draws the dishes that products go with',
    ],
  },
  {
    rule: 'A reduction takes an amount or a percentage off a product, a discount code off the products of a cart, or off shipping as well.',
    tests: [
      '%i cents with the reduction %j is %i',
      'a discount code takes a percentage off the products',
      'a discount code takes shipping off when it covers SHIPPING_FEES',
      'a discount code spends euros on the products first, the rest on shipping',
    ],
  },
  {
    rule: 'A carrier has its fee before and after free shipping, and brings home or to a relay point. One for exports (VIGNOBLE_EXPORT) is never free.',
    tests: [
      'shipping fees show the fee before free shipping beside the one to pay',
      'shipping fees stay due for export carriers when shipping is free',
      'a delivery to a relay is complete with its access point, which another carrier forgets',
    ],
  },
  {
    rule: 'An address has a name, two lines, postal code, city and country, and is for delivery, billing or both.',
    tests: [
      'lists the addresses of the person’s orders, the latest first',
      'name what an address can be for',
      'is placed for a guest, sends her to the bank',
    ],
  },
  {
    rule: 'A relay point has an id, a name, its address, its place on the map and may have an icon there.',
    tests: [
      'relay points are found near a postal code, the nearest first, with their hours in the language of the caller',
      'story pickup-map: own icons',
    ],
  },
  {
    rule: 'Orders are a list with its total, by page and status; a status has an id and a name.',
    tests: [
      'the shopkeeper sees the orders, newest first, by page, status and search',
      'name the statuses of orders, and tell a person whether she takes the newsletter',
    ],
  },
  {
    rule: 'Returns say whether they can be asked for, with the shop’s words at each step.',
    tests: [
      'a return says whether it is possible here, in the shop’s words, and offers reasons',
      'a return is led on by an admin, step by step',
    ],
  },
  {
    rule: 'A customization is a text, a choice, a box or a file, or a form of the site; each answer may have a price.',
    tests: [
      'is told in its order and in the language of the caller; a product without any has none',
      'customization costs by the highest length reached, by the choice and by the box',
      'customization asks a form of the site as one step',
      'story customization-steps: from first to last',
    ],
  },
  {
    rule: 'A person has an e-mail address, first and last name, phone, date of birth and a role.',
    tests: [
      'accounts signs in who registers; the token is accepted as it is and after Bearer',
      'accounts applies the site’s rules of registration',
    ],
  },
  {
    rule: 'An article has a title, a name in addresses, folders, and the way to it as ids, addresses and names.',
    tests: [
      'blog answers an article with its sanitised text, reading time, folders and others to read',
      'blog leads to a folder and to an article from the page of the blog',
    ],
  },
  {
    rule: 'News, albums and elements are lists with a total, by page.',
    tests: [
      'news lists what is on show: promoted first, then the newest, page by page',
      'albums are listed when they are published, the newest first',
      'elements lists the elements of a route in their order, a page of 24 unless asked otherwise, with a total',
    ],
  },
  {
    rule: 'Answers to a form are kept with its words, errors come by field, files by id.',
    tests: [
      'forms keeps the answers with the words of their fields and the moment of the consent, and tells the shop',
      'forms says what is wrong as a list of keys and errors',
      'forms hands a file to administrators of its site, and to nobody else',
    ],
  },
  {
    rule: 'Countries have codes and names in the caller’s language, cities a postal code and a name.',
    tests: [
      'lists all countries in the caller’s language, those it sells to first',
      'finds a city by name or postal code, whatever the accents: %s',
    ],
  },
  {
    rule: 'A page has an address, titles, a description, its place in the tree, whether the menu shows it, a type, a document, and may lead to another page, an address or a script.',
    tests: [
      'the page tree changes what is said of a page in every language, and refuses a change on an older state',
      'gives the page tree in order, without pages that are not valid',
      'the page tree lets a page lead elsewhere, never to itself, a script of another kind or an address of scripts',
      'a page that stands for another address sends there',
    ],
  },
  {
    rule: 'Products are filtered by name, kind, search and tags, beside price, offer, sizes and colours.',
    tests: ['catalogue filters and sorts: %j', 'catalogue searches in French, whatever the accents and endings: %s'],
  },
  {
    rule: 'A popup and a service are read by number; a popup also by its name.',
    tests: [
      'forms answers a popup by its number or its name, in the language asked for, without scripts',
      'services answer their sanitised text and what to do, in the language of the caller',
    ],
  },
  {
    rule: 'A picture has a name, words for who does not see it, a size and an address of the site’s own.',
    tests: ['gives a page and a component with their pictures in place', 'picture references of a document become images at any depth'],
  },
  {
    rule: 'A site says whether it sells, whether it is a winery, whether it is being built, its address in use or on this machine, its languages, fonts and logos. What other installations’ programs would say of it is null ([API](api.md)).',
    tests: [
      'describes the site: languages, fonts of its own origin, logos with their size',
      'a site that is being built is closed to search engines',
    ],
  },
  {
    rule: 'A language has a code, a name, DeepL’s code and a country.',
    tests: ['describes the site: languages, fonts of its own origin, logos with their size'],
  },
  {
    rule: 'A logo is the site’s, that of the footer, that of light grounds or the favicon; one alone serves the footer as well.',
    tests: [
      'the logo of a ground is the only one there is, also in the footer',
      'the logo of a ground is the light theme’s on every light ground',
      'the favicon, whose address stays while the owner may change it, is asked for again after an hour',
    ],
  },
  {
    rule: 'A font is for titles, texts or the menu, with its family, weight, style, colour and size, and a list of files.',
    tests: [
      'fonts of a site are added by an administrator, weight and style read from the file name, and served as what they are',
      'take colour and size of a site’s fonts in place of the theme’s',
      'the fonts a site wears take the weight and the style that are asked for',
    ],
  },
  {
    rule: 'A setting has a number, a key in capitals, a kind, a label and a value or none.',
    tests: [
      'answers every public parameter in the caller’s language, null where the default holds',
      'keeps the keys of the API to its form',
    ],
  },
];
