import { html, raw } from 'hono/html';
import { messages } from '#messages/generated/tools/payment-simulator/page.ts';
import type { Lang } from '#messages/languages.ts';

const styles = `
:root{color-scheme:light dark;--ground:light-dark(#eef1f4,#14181d);--sheet:light-dark(#fff,#1d232a);--ink:light-dark(#17202a,#eef2f6);
--quiet:light-dark(#52606d,#a9b4c0);--line:light-dark(#d5dce3,#36404b);--accent:light-dark(#0b57a4,#8ec5ff);--on-accent:light-dark(#fff,#0b1a2a);
--warn:light-dark(#fff1c9,#4a3b07);--warn-ink:light-dark(#4d3a00,#ffe9a8);--bad:light-dark(#a1260d,#ff9d8a)}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,sans-serif}
.banner{margin:0;padding:.75rem 1rem;background:var(--warn);color:var(--warn-ink);text-align:center;font-weight:600;font-size:.9375rem}
main{max-width:30rem;margin:0 auto;padding:1rem}
.sheet{background:var(--sheet);border:1px solid var(--line);border-radius:1rem;padding:1.5rem}
@media(min-width:40rem){main{padding-top:3rem}.sheet{padding:2rem}}
h1{margin:0 0 1rem;font-size:1.375rem;line-height:1.25}
.amount{margin:0;font-size:2.25rem;font-weight:700;line-height:1.2;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:1rem 0;padding:1rem 0;border-block:1px solid var(--line);font-size:.9375rem}
dt{color:var(--quiet)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:grid;gap:.625rem;margin:0}
.choice{display:block;width:100%;min-height:3rem;padding:.625rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:none;color:inherit;
font:inherit;text-align:left;text-decoration:none;cursor:pointer}
.choice b{display:block;font-weight:600}.choice span{display:block;color:var(--quiet);font-size:.875rem}
.choice:hover{border-color:var(--accent)}.choice:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.first{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}.first span{color:inherit}
.lead{margin:.75rem 0}.bad{color:var(--bad);font-weight:600}.quiet{color:var(--quiet)}
.languages{margin:1rem 0 0;text-align:center;font-size:.875rem}a{color:var(--accent)}
`;

/** A page of the simulator around a content, plainly marked. It loads nothing and has no script. */
export const pageFrame = (language: Lang, title: string, content: unknown) => html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} · ${messages[language].simulator}</title><style>${raw(styles)}</style></head>
<body><header><p class="banner">${messages[language].banner}</p></header><main><div class="sheet">${content}</div></main></body></html>`;
