import type { Rule } from './rule.ts';

/** Texts of the law, and what the program does of what they say. */
export const law: readonly Rule[] = [
  {
    rule: 'Legal texts name the company’s fields in double braces. What is not filled in is named to the owner; a shopper reads a dash.',
    tests: [
      'placeholders of legal texts are filled with the company’s values, escaped',
      'shows a shopper a dash for what is missing, and names it to the owner who previews',
      'COMPANY_LEGAL_AGENT: fills the legal texts, which name it to the owner while it is missing',
    ],
  },
  {
    rule: 'A site begins with five empty texts; the samples write all five, terms of sale included, for a shop in France must have them.',
    tests: ['story legal-text: empty', 'hold legal texts whose placeholders are all filled and which carry no styles of their own'],
  },
  {
    rule: 'Personal data is kept for three years without use: accounts, orders of guests, messages, registrations, bookings. The owner may set other times ([why](decisions/law.md#personal-data-is-kept-no-longer-than-said)).',
    tests: [
      'an account that nobody uses is told after 3 years less 30 days, once, and erased 30 days later; who signs in meanwhile stays',
      'personal data of guests’ orders is emptied after three years, contracts of 120 € and more are closed off for ten',
      'elements forgets who registered after three years',
      'forms forgets answers, their files and the e-mails of them after three years',
      'RETENTION_YEARS: an order without an account is made anonymous after so many years',
      'MESSAGES_RETENTION_YEARS: a message is deleted after so many years',
      'BOOKINGS_RETENTION_YEARS: an appointment is forgotten after so many years',
    ],
  },
  {
    rule: 'Of goods sealed for hygiene it is said before the order and after it that the right of withdrawal ends with the seal. They are withdrawn from and returned like others: nobody but the shop sees the seal.',
    tests: [
      'withdrawal from what is sealed is possible, and told to end with the seal',
      'sealed goods have their 14 days, and the confirmation says that these end with the seal',
      'sealed goods are returned for a change of mind: nobody but the shop sees the seal',
      'sealed goods are withdrawn from like others, marked as sealed',
      'story payment-step: sealed',
    ],
  },
  {
    rule: 'A refused declaration of withdrawal keeps what was typed, out of addresses and cookies.',
    tests: [
      'a refused declaration of withdrawal is sent on to its page, which fills its fields from it; that of another site fills none',
      'a guest withdraws by keyboard from the footer’s link on, in two steps',
    ],
  },
  {
    rule: 'A withdrawal from no item is none: it is refused, and nothing is recorded.',
    tests: ['a withdrawal of no item at all is refused, and withdraws from nothing'],
  },
  {
    rule: 'Who is erased leaves no order to pay.',
    tests: ['personal data of a guest is erased with an order that waits for its payment: it is cancelled, and nobody can pay it any more'],
  },
  {
    rule: 'Lines of the team’s log name nobody after twelve months.',
    tests: ['personal data in lines of the audit is emptied after twelve months'],
  },
  {
    rule: 'The privacy policy promises an erasure within ten working days and an answer within thirty, by e-mail, by post or by form.',
    tests: ['say how long data is kept, which rights there are, how they are used, and when they are answered'],
  },
  {
    rule: 'A person reads, takes and erases what is known of her by herself; the shop does it for who asks.',
    tests: [
      'personal data is given as a file, without keys, to her and to the shop, and to nobody else',
      'personal data of an erased person is nowhere but in what the law has the shop keep, which is listed',
      'the panel gives a person her data, tries what is over, and says what stays',
    ],
  },
  {
    rule: 'The texts name the French law on data, and French law and courts; the terms of use speak of intellectual property, passwords, viruses, force majeure, links and cookies.',
    tests: ['name the French law on data, and what the terms of use have to say', 'the legal texts of site 89 lead to pages of the site'],
  },
  {
    rule: 'Consent to cookies is asked for where something needs it, with yes and no alike and side by side, each purpose for itself; nothing runs before a yes ([why](decisions/security.md#consent-and-third-parties)).',
    tests: [
      'story cookie-notice: question',
      'story cookie-notice: refused',
      'story cookie-notice: chosen',
      'silence is neither yes nor no',
      'a site asks for consent when its code waits for some, and only then',
    ],
  },
  {
    rule: 'A consent is worth thirteen months at most, here six, and can be taken back.',
    tests: [
      'name each cookie, and say that a consent is worth thirteen months at most',
      'an answer is kept for six months, then asked again',
      'an answer can be taken back',
    ],
  },
  {
    rule: 'Nothing is ordered without accepted terms.',
    tests: ['placing an order needs the terms accepted', 'story payment-step: terms missing'],
  },
];
