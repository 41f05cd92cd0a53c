/** Texts that would run code wherever one is written unescaped, unsanitised, or as an address. */
export const hostileTexts: readonly string[] = [
  '<script>alert(1)</script>',
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  '<svg/onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '</style><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="jav&#x09;ascript:alert(1)">x</a>',
  '<a href=" &#1;javascript:alert(1)">x</a>',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<!--><img src=x onerror=alert(1)>-->',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  '/x" onclick="alert(1)',
  '#"onfocus="alert(1)" autofocus="',
  'https://x.test/"onmouseover="alert(1)',
  '{{COMPANY_NAME}}<script>alert(1)</script>',
  '{{__proto__}}{{constructor}}',
  '\u2028\u2029\u0000\uD800',
  '</script><script>alert(1)</script>',
];

/** Every string inside a value becomes a hostile one, down to where documents go. */
export function withHostileTexts(value: unknown, next: () => string, depth = 0): unknown {
  if (typeof value === 'string') return next();
  if (typeof value !== 'object' || value === null || depth > 6) return value;
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => withHostileTexts(item, next, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withHostileTexts(item, next, depth + 1)]));
}
