import { createHash } from 'node:crypto';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { readCode } from '#web/security/custom-code.ts';
import { policyWith } from '#web/security/security-headers.ts';

const read = (SCRIPT_TO_LOAD: string, AFTER_BODY_HTML_TO_LOAD = '', hasScripts = true) =>
  readCode({ SCRIPT_TO_LOAD, AFTER_BODY_HTML_TO_LOAD }, { hasScripts });

test('no code adds nothing', () => {
  expect(read(' \n', ' ')).toEqual({ head: [], end: [], html: '', inline: [] });
});

test('of elements only scripts are kept, with the attributes that load them', () => {
  const { head, end, inline } = read(
    '<!-- tag --><script async src="https://tags.example.com/a.js" data-site="7" onload="x()" style="color:red"></script><p>No</p><div><script type="module">go()</script></div>',
  );
  expect(head).toEqual([
    { attributes: { async: '', src: 'https://tags.example.com/a.js', 'data-site': '7' }, text: '' },
    { attributes: { type: 'module' }, text: 'go()' },
  ]);
  expect(end).toEqual([]);
  expect(inline).toEqual(['go()']);
});

test('plain JavaScript is one script at the end, where it finds the page', () => {
  expect(read('if (1 < 2) go()\r\nstop()')).toMatchObject({ head: [], end: [{ attributes: {}, text: 'if (1 < 2) go()\nstop()' }] });
});

test.each([
  "document.title = '</script><script>alert(1)</script>'",
  "const a = '<!--', b = '<script>'; go('</SCRIPT >')",
  "write('<!-- <script>')",
])('plain JavaScript cannot end its element: %s', (text) => {
  const { end, inline } = read(text);
  const { childNodes } = parseBody(`<script>${end[0]?.text}</script><p></p>`);
  expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['script', 'p']);
  expect(inline).toHaveLength(1);
});

test.each([
  '</div></body></html><p>after',
  '<div><p>open',
  '<!-- open',
  '<plaintext>all',
  '<textarea>',
  '<style>p{',
  '<script>go(',
  '<a href="',
  '<template><b>',
  '<table><tr>',
])('HTML at the end is balanced: %s', (source) => {
  const { html } = read('', source);
  const { childNodes } = parseBody(`<div id="code">${html}</div><footer></footer>`);
  expect(childNodes.map(({ nodeName }) => nodeName)).toEqual(['div', 'footer']);
  expect(read('', html).html, 'nothing is left to close').toBe(html);
});

test('scripts in the HTML are allowed by hash, and left out of framed pages', () => {
  const source = '<p>Bonjour</p><script>hello()</script><base href="https://example.com/">';
  expect(read('', source)).toMatchObject({ html: '<p>Bonjour</p><script>hello()</script>', inline: ['hello()'] });
  expect(read('go()', source, false)).toEqual({ head: [], end: [], html: '<p>Bonjour</p>', inline: [] });
});

test('a crowd of scripts is cut, so that the header stays one that servers take', () => {
  const crowd = '<script>a()</script>'.repeat(500);
  expect(read(crowd, crowd).inline).toHaveLength(30);
});

test('the content policy allows the origins that are listed, and scripts from there only where scripts may run', () => {
  const parameters = {
    SCRIPT_TO_LOAD: 'go()',
    AFTER_BODY_HTML_TO_LOAD: '',
    SCRIPT_ALLOWED_ORIGINS: 'https://a.example.com\nhttps://b.example.com:8443',
  };
  const directives = (hasScripts: boolean) =>
    Object.fromEntries(
      policyWith(parameters, hasScripts)
        .split('; ')
        .map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
    );
  for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src', 'style-src', 'font-src'])
    expect(directives(true)[name]).toEqual(expect.arrayContaining(["'self'", 'https://a.example.com', 'https://b.example.com:8443']));
  expect(directives(false)['script-src']).not.toContain('https://a.example.com');
  expect(directives(true)['object-src']).toEqual(["'none'"]);
});

test('no value of a parameter adds a directive', () => {
  const parameters = { SCRIPT_TO_LOAD: '', AFTER_BODY_HTML_TO_LOAD: '', SCRIPT_ALLOWED_ORIGINS: '' };
  const names = (policy: string) => policy.split('; ').map((line) => line.split(' ')[0]);
  expect(names(policyWith({ ...parameters, SCRIPT_TO_LOAD: "x'; script-src *" }, true))).toEqual(names(policyWith(parameters, true)));
});

test('a hash is that of the text as a browser reads it', () => {
  const [text = ''] = read('<script>\r\n go("é")\r\n</script>').inline;
  expect(createHash('sha256').update(text).digest('base64')).toBe(createHash('sha256').update('\n go("é")\n').digest('base64'));
});

function parseBody(html: string) {
  const [, body] = parse(`<!DOCTYPE html><html><head></head><body>${html}</body></html>`).childNodes.flatMap((node) =>
    'childNodes' in node ? node.childNodes : [],
  );
  if (!body || !('childNodes' in body)) throw new Error('no body');
  return body;
}
