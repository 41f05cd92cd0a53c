import type { ReactNode } from 'react';
import type { CodeScript } from '../model/page-props.ts';

/** React's names of the attributes that it writes otherwise than HTML does. */
const propNames: Readonly<Record<string, string>> = { crossorigin: 'crossOrigin', nomodule: 'noModule', referrerpolicy: 'referrerPolicy' };
const flags = new Set(['async', 'defer', 'nomodule']);

/** The owner's scripts as elements of the document; the parser has kept their texts from ending them. */
export const codeScripts = (scripts: readonly CodeScript[]): ReactNode =>
  scripts.map(({ attributes, text }) => {
    const props = Object.fromEntries(
      Object.entries(attributes).map(([name, value]) => [propNames[name] ?? name, flags.has(name) || value]),
    );
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a script that the owner entered
    return <script key={text + attributes.src} {...props} dangerouslySetInnerHTML={{ __html: text }} />;
  });

/** Renders the owner's code at the end of pages: HTML that the parser has balanced, and scripts. */
export const codeAtEnd = ({ end, html }: { end: readonly CodeScript[]; html: string }): ReactNode => (
  <>
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: HTML that the owner entered, balanced by the parser */}
    {html && <div id="site-html" dangerouslySetInnerHTML={{ __html: html }} />}
    {codeScripts(end)}
  </>
);
