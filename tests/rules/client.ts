import type { Rule } from './rule.ts';

/** Conventions of calls, addresses and looks. */
export const client: readonly Rule[] = [
  {
    rule: 'Browsers call the site’s own origin, in JSON, with cookies for the same origin; other origins may not write.',
    tests: [
      'a call sends a body as JSON and gives the data of the answer',
      'a call reaches the API without /api, with its query',
      'a write from another origin is refused with a clear message and does not reach the API',
    ],
  },
  {
    rule: 'Each call carries the token, the language of the page and the number of the site, 89 unless the operator sets another; a browser cannot choose the site.',
    tests: [
      'the token cookie becomes the Authorization header, and cookies go no further',
      'the site is ours to say, whatever the caller says',
      'calls about the site answers for the site that the header names, and 404 for one that is not there',
      'an empty environment gives the documented defaults',
    ],
  },
  {
    rule: 'A list is asked for by `nbItem` (10 where the call says nothing else), `page` (1), `orderBy` and a filter for each field; products come 100 at a time, by price.',
    tests: [
      'takes page, size and order beside the filters, a list as equal to one of several, and bounds that all hold',
      'a list of %s begins at page 1 and has (%s) %i entries a page, where the call says nothing',
      'catalogue lists products by price with the discount, and what is sold after the others',
    ],
  },
  {
    rule: 'A filter is like (`lk:`), equal (no prefix), different (`df:`), less (`lt:`), at most (`lte:`), greater (`gt:`) or at least (`gte:`).',
    tests: ['the query of a list writes the operator %s as the prefix "%s", which is read back', 'a filter of a list of a number: %s'],
  },
  {
    rule: 'Filters with an empty value are left out, and filter nothing where they are sent; unknown ones are refused by name.',
    tests: [
      'the query of a list leaves filters with an empty value out',
      'of every public call: empty values filter nothing, and unknown names are refused by name',
    ],
  },
  {
    rule: 'News, articles and elements are filtered by title.',
    tests: ['query strings filters news and elements by title, in the language that is read'],
  },
  {
    rule: 'Services come in one page of 100, by tags joined with commas.',
    tests: ['services are listed in the order of the owner; tags joined by commas take those that have one of them'],
  },
  {
    rule: 'In multipart, objects are JSON, one file is `image`, several are `images`, and data URLs are files.',
    tests: [
      'multipart JSON-encodes object values and leaves missing ones out',
      'multipart appends one file under image and several under images',
      'multipart appends data URLs as the files that they hold',
    ],
  },
  {
    rule: 'The address of a picture holds its name; another ending asks for WebP or AVIF.',
    tests: ['serves a picture as %s in the width asked for, to be kept for ever', 'a picture is named in widths that the API serves'],
  },
  {
    rule: 'Widths of screens change at 576, 768, 996, 1200 and 1367 px ([names](decisions/documents-and-renderer.md#breakpoints-are-named-by-where-they-begin)).',
    tests: [
      'screens change at 576, 768, 996, 1200 and 1367 px',
      'a responsive value is custom properties, each breakpoint falling back to the next smaller one',
    ],
  },
  {
    rule: 'Texts are cropped at 120 characters, where a word ends.',
    tests: ['a text is cropped at 120 characters, where a word ends'],
  },
  {
    rule: 'Pages work without JavaScript: links, lists, filters, sheets, the cart; where one does not, it says so.',
    tests: [
      'without JavaScript a shopper filters a listing and reads a sheet with its price',
      'without JavaScript each page that needs it says so, and how the shop is reached',
    ],
  },
  {
    rule: 'Colours are brown and green, with fonts for titles, texts and the menu; the owner makes them hers.',
    tests: [
      'every colour of each look and of both sample sites, by day and by night, is the stored one',
      'the settings of site 89 give every text a contrast of 4.5 on its ground',
    ],
  },
];
