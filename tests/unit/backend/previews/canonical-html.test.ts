import { expect, it } from 'vitest';
import { canonicalHtml, hashHtml, TooDeepError } from '#backend/storefront/pages/canonical-html.ts';

const section = `<section class="hero wide" id="_r_1_"><!-- baked --><h2 data-a="1" title="x">Robe  de
  laine</h2>
  <p>Un <em>beau</em> <strong>jour</strong></p><img alt="" src="/media/abc/robe-640.webp"></section>`;

it.each([
  ['the order of attributes', section.replace('data-a="1" title="x"', 'title="x" data-a="1"')],
  ['the order of classes', section.replace('hero wide', 'wide   hero')],
  ['comments', section.replace('<!-- baked -->', '').replace('beau', 'be<!-- -->au')],
  ['nonces', section.replace('<section', '<section nonce="Zx9"')],
  ['generated ids', section.replace('_r_1_', '_r_4f_')],
  ['white space between blocks', section.replace('</h2>\n  <p>', '</h2><p>').replace('Robe  de\n  laine', ' Robe de laine ')],
])('the hash of a section ignores %s', (_, other) => {
  expect(other).not.toBe(section);
  expect(canonicalHtml(other)).toBe(canonicalHtml(section));
  expect(hashHtml(other)).toBe(hashHtml(section));
});

it.each([
  ['text', section.replace('laine', 'lin')],
  ['structure', section.replaceAll('h2', 'h3')],
  ['the styles that its classes stand for', section.replace('wide', 'css-1abc')],
  ['a style sheet of its own', section.replace('<h2', '<style>h2{color:red}</style><h2')],
  ['the address of a picture', section.replace('abc/robe', 'def/robe')],
  ['an id that somebody chose', section.replace('id="_r_1_"', 'id="haut"')],
  ['white space within a line', section.replace('</em> <strong>', '</em><strong>')],
])('the hash of a section counts %s', (_, other) => {
  expect(other).not.toBe(section);
  expect(hashHtml(other)).not.toBe(hashHtml(section));
});

it('keeps white space as it is in preformatted text, and tells text from markup', () => {
  expect(canonicalHtml('<pre>a  b</pre>')).not.toBe(canonicalHtml('<pre>a b</pre>'));
  expect(canonicalHtml('<p>&lt;b&gt;x</p>')).not.toBe(canonicalHtml('<p><b>x</b></p>'));
});

it('refuses what is nested deeper than any page, and reads half a megabyte of tags', () => {
  expect(() => hashHtml('<div>'.repeat(5000))).toThrow(TooDeepError);
  expect(hashHtml('<i>x</i>'.repeat(60_000))).toMatch(/^[0-9a-f]{64}$/);
});
