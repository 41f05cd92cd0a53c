import { createElement, Fragment, type ReactNode } from 'react';
import { type PlainPageKind, plainPageParts } from './plain-page.ts';

const raw = (element: 'style' | 'div', html: string): ReactNode =>
  // biome-ignore lint/security/noDangerouslySetInnerHtml: styles and HTML of our own
  createElement(element, { dangerouslySetInnerHTML: { __html: html } });

/** A plain page inside a document of Next's. */
export function PlainPage({ kind }: { kind: PlainPageKind }): ReactNode {
  const { title, css, body } = plainPageParts(kind);
  return createElement(Fragment, null, createElement('title', null, title), raw('style', css), raw('div', body));
}
