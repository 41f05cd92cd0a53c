import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BakedNode } from '#renderer/core/resolved.ts';
import type { Lang } from '#schemas/site.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { siteWords } from './words.ts';

const box = style({ maxWidth: theme.measure.text, margin: '0 auto', padding: '15vh 1.5rem', textAlign: 'center' });

/** The built-in error screen: a message and the way home. */
export function errorNodes(message: string, lang: Lang): BakedNode[] {
  const screen = createElement(
    'div',
    { className: box },
    createElement('h1', null, message),
    createElement('p', null, createElement('a', { href: '/' }, siteWords[lang].home)),
  );
  return [{ id: 'error', html: renderToStaticMarkup(screen) }];
}
