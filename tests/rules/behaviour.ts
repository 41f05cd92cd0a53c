import type { Rule } from './rule.ts';

/** What every page does. */
export const behaviour: readonly Rule[] = [
  {
    rule: 'What is not found answers 404 with “This page could not be found” and a link to the home page.',
    tests: [
      'the error page of what is %s says in %s, with status %i: %s',
      'a site without an error page of its own answers the same',
      'an unknown page answers 404 with a message and a link to home',
    ],
  },
  {
    rule: 'What failed says its message, “Error” where it has none.',
    tests: ['the error page of what is %s says in %s, with status %i: %s'],
  },
  {
    rule: '`?from=` counts a visit by day and source and nothing about the person; then the page is loaded without its query.',
    tests: [
      'a query parameter named from counts a visit, then the page is loaded without the query string',
      'a visit is counted once, by the loading of its page, which then stands without its query',
      'count visits by where they come from, and keep nothing about who came',
      'the panel lists visits by day and source, and who asked for the newsletter',
    ],
  },
  {
    rule: 'Another page begins at its top, or at the part that its address names.',
    tests: [
      'a link to another page leads to its top, one to a part of it to that part',
      'Back from a product leads to the same place of the list',
    ],
  },
  {
    rule: 'A page has a bar for announcements, a header with the menu, a footer and the links to the legal texts.',
    tests: [
      'SHOW_PROMOTE_MESSAGE: the announcement is switched off',
      'header, footer, product sheet and cart that are published show on the pages of shoppers',
      'story bottom-bar: whole',
      'the footer shows the site’s partners and links, 100 of each at most',
    ],
  },
  {
    rule: 'A phone has a bar of icons at its foot, at its top, or none.',
    tests: ['MOBILE_MENU_POSITION: the bar of a phone is at the top', 'MOBILE_MENU_POSITION: a phone has no bar'],
  },
  {
    rule: 'Short messages show at the top right.',
    tests: ['story toast-region: said', 'a toast that is there already does not stand there twice, but starts anew'],
  },
  {
    rule: 'Pictures open full screen: which of how many, keys and swipes to the left and right that go round at both ends, Escape or the cross to close.',
    tests: ['story gallery: slider by keyboard', 'story gallery: slider by touch', 'story product-gallery: dress'],
  },
  {
    rule: 'Buttons beside the picture show on medium and larger screens, from 768 px on ([why](decisions/documents-and-renderer.md#breakpoints-are-named-by-where-they-begin)).',
    tests: ['story gallery: slider arrows'],
  },
  {
    rule: 'A window over the page closes by Escape, by its cross and by a press beside it, and gives the focus back.',
    tests: [
      'story modal: by button',
      'story modal: by address',
      'story dialog: in the middle',
      'a popup opens after the page, is closed by Escape',
    ],
  },
  {
    rule: 'A bar at the top shows that calls are on their way: after 200 ms, for 5 seconds to its end, finished when all are answered, failed where one fails, not where one is given up.',
    tests: [
      'what is answered within 200 ms shows no loading bar',
      'a loading bar counts the requests in flight and finishes when all are done',
      'it fails on an error of any of them, and the next time anew',
      'it does not fail on a cancel',
      'a page that takes its time shows a bar at the top until it is there',
    ],
  },
  {
    rule: 'Payments go by Cawl, Monetico, e-Transactions, Stripe or the shop’s own card account; the owner chooses which.',
    tests: [
      'the contract of payments %s starts with what the browser needs to pay',
      'is refused, given up, left and come back to, and accepted',
      'is missing, refused, confirmed by 3-D Secure, and charged on the page',
      'PAYMENT_METHOD: the payment goes through that method',
    ],
  },
  {
    rule: 'Signed-in people read and change their profile, their password and their newsletter, and erase their account.',
    tests: [
      'a profile is changed by its owner; another e-mail address needs the password',
      'a profile has a password that its owner changes, which signs other browsers out',
      'a profile takes the newsletter, confirmed by e-mail, and ends it',
      'a profile is erased with its password',
    ],
  },
  {
    rule: 'Visitors ask for newsletters, confirm each and leave one or all; the shop lists who confirmed which.',
    tests: [
      'a visitor asks for the newsletter, confirms it and leaves it',
      'newsletter is offered in the lists that are public, by their names, and takes an address into those it asks for',
      'newsletter is ended in one list or in all; an address that is in none is forgotten',
      'newsletter is listed for the team with consent, searched, and handed out as a file of confirmed addresses',
    ],
  },
  {
    rule: 'A review of the shop says where it is from; none claims Google that is not from there, and those of the sample sites are examples.',
    tests: [
      'reviews of the shop say where each is from; one that does not say is the shop’s own, never Google’s',
      'reviews of %s say that they are examples: nobody left them',
      'story google-reviews: examples',
    ],
  },
  {
    rule: 'Visitors write to the shop by its forms, files included.',
    tests: [
      'a visitor writes to the shop with a photo, which only an administrator can open',
      'forms takes a message to the shop by the same way',
    ],
  },
  {
    rule: 'Customers follow their orders, and ask for returns; guests find theirs by number and e-mail address.',
    tests: [
      'a guest finds her order by number and e-mail address, reads where it is, and cancels it',
      'a return is asked for by line and quantity, is acknowledged by e-mail, and gives back what was paid to the cent',
    ],
  },
  {
    rule: 'The sample boutique comes with its pages in French, second-hand pieces, rentals, accessories, events and a makeover.',
    tests: [
      'the settings of site 89 are those of a shop in French that is no winery',
      'offers second-hand single pieces, new accessories and dresses for rent, at least 66 in all',
      'the pages of site 89 have a document each',
    ],
  },
];
