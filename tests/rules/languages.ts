import type { Rule } from './rule.ts';

/** Languages of visitors, addresses and texts. */
export const languages: readonly Rule[] = [
  {
    rule: 'Addresses are in the site’s own language; those of another begin with it, as in `/en`. The owner may prefix all. A language that the site does not speak has no addresses.',
    tests: [
      'plain addresses are in the site’s own language, those of another begin with it',
      'a site in French only has no English addresses',
      'where every language is prefixed, addresses of the own one are written and read with it',
      'LOCALE_PREFIX: addresses of the own language begin with it too',
    ],
  },
  {
    rule: 'The language is that which the visitor chose, else the first of her browser that the site speaks, else the owner’s language for others, else the site’s own. Where plain addresses are those of the own language the root alone asks ([why](decisions/languages-and-texts.md#the-language-of-a-visitor)).',
    tests: [
      'the language of a visitor of a site that prefixes %s: cookie %s, browser "%s", path %s → %s',
      'languages of a browser are read by their weight, then by their place',
      'FALLBACK_LANGUAGE: visitors whose languages the site lacks read another than its own',
    ],
  },
  {
    rule: 'Choosing a language leads to the same page in it, with its filters; the choice is pending until that page is there.',
    tests: [
      'story language-switch: in full',
      'the links to a filtered list in other languages keep its filters, without JavaScript too',
      'the language of a visitor is pending once chosen, and in effect once finalised',
    ],
  },
  { rule: 'A site of one language offers no choice.', tests: ['story language-switch: one language'] },
  {
    rule: 'Calls answer in the language of the caller; what is not translated stays in the site’s own.',
    tests: ['languages of a site answers in the language that userLang names, and in the own one where a text has no translation'],
  },
  {
    rule: '`fr_FR` and `en_US` are `fr` and `en` in addresses and documents.',
    tests: ['plain addresses are in the site’s own language, those of another begin with it', 'a document says the language of its page'],
  },
  {
    rule: 'The interface is complete in French and English, and no page mixes them.',
    tests: [
      'the interface’s texts are complete in French and in English',
      'every page of the %s (%i) in %s shows no text of the interface in another language',
    ],
  },
  {
    rule: 'Another language is a folder of texts and a line.',
    tests: ['German is texts and one line in the list of languages'],
  },
];
