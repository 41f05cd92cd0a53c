import { createElement, Fragment, type ReactNode } from 'react';
import type { CodeScript } from './custom-code.ts';

/** React's names of the attributes that it writes otherwise than HTML does. */
const propNames: Readonly<Record<string, string>> = { crossorigin: 'crossOrigin', nomodule: 'noModule', referrerpolicy: 'referrerPolicy' };
const flags = new Set(['async', 'defer', 'nomodule']);

/** The owner's scripts as elements of the document; the parser has kept their texts from ending them. */
export const codeScripts = (scripts: readonly CodeScript[]): ReactNode =>
  scripts.map(({ attributes, text }, index) => {
    const props = Object.entries(attributes).map(([name, value]) => [propNames[name] ?? name, flags.has(name) || value]);
    return createElement('script', { key: index, ...Object.fromEntries(props), dangerouslySetInnerHTML: { __html: text } });
  });

/** What the owner adds at the end of pages. */
export const codeAtEnd = ({ end, html }: { end: readonly CodeScript[]; html: string }): ReactNode =>
  createElement(
    Fragment,
    null,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the owner entered, balanced by the parser
    html && createElement('div', { id: 'site-html', dangerouslySetInnerHTML: { __html: html } }),
    codeScripts(end),
  );
