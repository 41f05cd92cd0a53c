import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { sanitiseSvg } from '#backend/media/sanitise-svg.ts';

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${inside}</svg>`;

test.each([
  ['<script>alert(1)</script>', /script|alert/],
  ['<g onload="alert(1)"><path d="M0 0"/></g>', /onload|alert/],
  ['<g ONCLICK="alert(1)"/>', /onclick/i],
  ['<a href="javascript:alert(1)"><path d="M0 0"/></a>', /javascript|<a/],
  ['<use href="https://elsewhere.test/x.svg#a"/>', /elsewhere/],
  ['<use xlink:href="//elsewhere.test/x.svg#a"/>', /elsewhere/],
  ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', /data:/],
  ['<path fill="url(https://elsewhere.test/x)"/>', /elsewhere/],
  ['<path style="fill:url( \'https://elsewhere.test/x\')"/>', /elsewhere/],
  ['<foreignObject><iframe src="https://elsewhere.test"/></foreignObject>', /iframe|foreignObject|elsewhere/],
  ['<animate attributeName="href" values="javascript:alert(1)"/>', /animate|javascript/],
  ['<set attributeName="onload" to="alert(1)"/>', /<set|alert/],
])('takes out of a drawing what runs or loads: %s', (inside, forbidden) => {
  expect(sanitiseSvg(svg(inside))).not.toMatch(forbidden);
});

test('drops a document type with its entities', () => {
  const source = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`;
  expect(sanitiseSvg(source)).toMatch(/^<svg /);
  expect(sanitiseSvg(source)).not.toContain('passwd');
});

test('keeps what draws: gradients, filters, clips, patterns, links within the file, the case of names', () => {
  const inside =
    '<defs><linearGradient id="g" gradientTransform="rotate(3)"><stop offset="0" stop-color="#fff"></stop></linearGradient>' +
    '<filter id="f"><feTurbulence baseFrequency=".8"></feTurbulence></filter><clipPath id="c"><rect width="3" height="3"></rect></clipPath></defs>' +
    '<g clip-path="url(#c)"><use href="#g"></use><path d="M0 0L9 9" fill="url(#g)" style="filter:url(#f)"></path></g>';
  expect(sanitiseSvg(svg(inside))).toBe(svg(inside));
});

test('leaves every tenth drawing of the sample site readable, at its size', async () => {
  const folder = join(import.meta.dirname, '../../../../content/89/pictures');
  for (const file of readdirSync(folder).filter((name, i) => name.endsWith('.svg') && i % 10 === 0)) {
    const source = readFileSync(join(folder, file), 'utf8');
    const [before, after] = await Promise.all([source, sanitiseSvg(source)].map((text) => sharp(Buffer.from(text)).metadata()));
    expect([file, after?.width, after?.height]).toEqual([file, before?.width, before?.height]);
  }
});
