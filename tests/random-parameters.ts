import fc from 'fast-check';
import { type ParameterFormat, parameterCatalogue } from '#schemas/parameters/index.ts';

/** Texts of attackers who want to break out of a style sheet or a page. */
export const hostile = [
  '</style><script>alert(1)</script>',
  '<!--',
  '#fff;}body{display:none',
  '#fff}</style>',
  'red;background:url(javascript:alert(1))',
  'url(javascript:alert(1))',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example/x',
  '"><img src=x onerror=alert(1)>',
  "' onfocus='alert(1)",
  'url(//evil.example/x.png)',
  'expression(alert(1))',
  '@import "//evil.example/x.css";',
  '";}*{color:red',
  "'\\0022;}",
  '\\3c /style>',
  '/*',
  '*/}',
  'var(--colour-ink);}',
  '#fff\n}\nbody{',
  'a\u0000b',
  '\u2028}\u2029',
  '😀',
  '1e309',
  '-1e21',
  '99999999999999999999',
  '0x10',
  'NaN',
  'Infinity',
  '-0',
  '1;2',
  '12px',
  'null',
  '__proto__',
  'constructor',
  '#12345',
  '#GGGGGG',
  '-1',
  ' ',
  '',
];
export const odd = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 40 }));

const texts: Readonly<Record<'html' | 'css' | 'script', fc.Arbitrary<string>>> = {
  html: fc.constantFrom(
    '<h2>Titre</h2><p>{{COMPANY_NAME}} {{NOBODY_KNOWS_THIS}}</p>',
    '<p onclick="alert(1)">x</p><script>alert(1)</script>',
    '</div></div>',
  ),
  css: fc.constantFrom('main { outline: 1px solid red }', 'body { display: none', '</style><p>'),
  script: fc.constantFrom('go()', '<script src="https://cdn.example.org/a.js"></script>', 'x = "</script>"', '<script>'),
};

/** Legal values of each format. */
const formats: Readonly<Record<ParameterFormat, fc.Arbitrary<string>>> = {
  colour: fc.stringMatching(/^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/),
  url: fc.constantFrom('https://example.com/a?b=c', '/sale-terms', 'mailto:a@example.com'),
  email: fc.constantFrom('a@example.com', 'boutique+site@example.org'),
  hours: fc.constantFrom('09:00-12:00', '09:00-12:00,14:00-19:00', '00:00-24:00'),
  icon: fc.constantFrom('cart-shopping', 'fa-regular heart', 'fa-brands instagram', 'no-such-icon'),
  font: fc.constantFrom('Lora', 'Evil Sans', 'Nobody', 'Fraunces'),
  origins: fc.constantFrom('https://cdn.example.org', 'https://a.example.com\nhttps://b.example.com:8443'),
  username: fc.constantFrom('boutique', 'a/b', 'x.y-z'),
  coordinate: fc.constantFrom('46.7', '-1.6', '180'),
  country: fc.constantFrom('FR', 'BE', 'ZZ'),
  currency: fc.constantFrom('EUR', 'CHF', 'usd'),
  'https-url': fc.constantFrom('https://stats.example.com', 'https://example.org/matomo/'),
  'matomo-site': fc.constantFrom('1', '42'),
  ga4: fc.constant('G-ABC1234567'),
  'google-ads': fc.constant('AW-123456789'),
  'conversion-label': fc.constant('abc-DEF_123'),
  'tag-manager': fc.constant('GTM-ABC1234'),
  plausible: fc.constant('abcdefghij0123'),
  pixel: fc.constant('123456789012345'),
  account: fc.constantFrom('411', '411000', '707000WEB'),
  synonyms: fc.constantFrom('pull, pullover', 'tee-shirt, t-shirt; top\n\nrouge, red', ''),
};

function legal(entry: (typeof parameterCatalogue)[number]): fc.Arbitrary<string> {
  const { kind } = entry;
  const constraint = 'constraint' in entry ? entry.constraint : undefined;
  if (kind === 'BOOLEAN') return fc.constantFrom('true', 'false', '1', '0');
  if (constraint && 'unit' in constraint && /bottles|pieces|days/.test(constraint.unit ?? '')) return fc.integer(constraint).map(String);
  if (constraint && 'min' in constraint) return fc.double({ min: constraint.min, max: constraint.max, noNaN: true }).map(String);
  if (constraint && 'oneOf' in constraint) return fc.constantFrom(...constraint.oneOf);
  if (constraint && 'format' in constraint) return formats[constraint.format];
  const syntax = constraint && 'syntax' in constraint ? String(constraint.syntax) : '';
  if (Object.hasOwn(texts, syntax)) return texts[syntax as keyof typeof texts];
  return fc.string({ maxLength: 60 });
}

/** A value for every parameter: legal, not, or none. */
export const parameterSet = fc.tuple(
  ...parameterCatalogue.map((entry) =>
    fc.record({
      type: fc.constant<string>(entry.key),
      value: fc.oneof({ weight: 3, arbitrary: legal(entry) }, { weight: 2, arbitrary: odd }, { weight: 1, arbitrary: fc.constant(null) }),
    }),
  ),
);
