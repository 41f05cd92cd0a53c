/** Addresses whose pages are a person's own, or that do something: they are fetched when somebody goes there, and not before. */
const never = [
  '/cart',
  '/account',
  '/wishlist',
  '/alerts',
  '/order',
  '/auth',
  '/password',
  '/newsletter',
  '/admin',
  '/dev',
  '/api',
  '/media',
];

/** With what is below them, with or without the language in front. */
const patterns = never.map((path) => `{/:lang(fr|en)}?${path}{/*}?`);

/**
 * Rules by which a browser may prefetch pages: when the pointer rests on a link, or presses it. Pages are loaded but not rendered ahead: on
 * a phone, the pictures of an unvisited page cost more than they gain. A link that changes the language sets a cookie, and one with `from`
 * counts a visit, so both are left out.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: patterns } },
          { not: { href_matches: '/*\\?*(^|&)(from|lang|preview|safe)=*' } },
          { not: { selector_matches: '[hreflang],[download],[target],[data-opens],[rel~=nofollow],[rel~=external]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});
