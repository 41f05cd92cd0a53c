import type { Rule } from './rule.ts';

/** Who may do what. */
export const roles: readonly Rule[] = [
  {
    rule: 'Visitors look, buy, write and book without an account; what is a person’s own asks to sign in.',
    tests: [
      'accounts asks who is not signed in to sign in, and keeps customers out of the panel',
      'an order is placed for a guest, sends her to the bank and keeps her pieces',
      'an order is read by its owner, with its key or by an admin; by nobody else',
    ],
  },
  {
    rule: 'Members register and sign in with their e-mail address and password.',
    tests: ['accounts signs in who registers', 'accounts signs in with the right password only, and says the same of an unknown account'],
  },
  {
    rule: 'ADMIN and SUPER_ADMIN see the panel and edit pages; nobody else sees a byte of either.',
    tests: [
      'an administrator is not shown what is for a super administrator, a customer nothing',
      'an administrator has a bar on the site that leads to the page’s editor; a guest gets not a byte of it',
      'who may tend pages %s',
    ],
  },
  {
    rule: 'Statuses and tracking of orders, kinds of addresses, checks and pictures of sections, like every other call of the panel, are for administrators of the site.',
    tests: [
      '%s is refused to who is not signed in, to a customer, and to an administrator of another site',
      'pictures of sections belong to sections that are there, and to administrators',
    ],
  },
  {
    rule: 'Writing entries needs a right, which both roles have.',
    tests: ['$key needs the right $right, which administrators and the owner have'],
  },
  {
    rule: 'Settings are changed by administrators alone. What runs in browsers, moves money or ends sessions asks for the password again after ten minutes.',
    tests: [
      'parameters of a site are for administrators',
      'signing in again is asked for by every call that says so, and by no other',
      'signing in again comes before %s once ten minutes are over',
    ],
  },
  {
    rule: 'A site gets one administrator at its first start, with the password that the operator is told.',
    tests: ['import of a site gives each site one administrator, with the password it was told'],
  },
  {
    rule: 'A SUPER_ADMIN invites administrators and changes roles, but not her own; an ADMIN does neither.',
    tests: [
      'invites an address by a link that is sent, works once and makes an administrator who is signed in',
      'is closed to an ADMIN: to read, to invite and to change roles',
      'lets nobody change their own role, so that a SUPER_ADMIN always remains',
    ],
  },
  {
    rule: 'What administrators do, and their sign-ins, are told in sentences, by person, subject and days.',
    tests: [
      'the audit log has a sentence in every language for %s',
      'the audit log is narrowed by person, and offers everybody who stands in it',
      'the audit log answers lines that it cannot read',
    ],
  },
  {
    rule: 'The token of the cookie is sent with each call that the browser makes, as Authorization.',
    tests: [
      'the token cookie becomes the Authorization header, and cookies go no further',
      'the token is accepted as it is and after Bearer',
    ],
  },
  {
    rule: 'No site sees another’s people, orders or entries.',
    tests: ['accounts knows an account on its own site only', 'the wall around a site hides the rows of others in %s'],
  },
];
