import { createElement, type ReactNode } from 'react';
import type { Lang } from '#schemas/site.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { siteWords } from './words.ts';

const box = style({ maxWidth: theme.measure.text, margin: '0 auto', padding: '15vh 1.5rem', textAlign: 'center' });

/** The built-in error screen: a message and the way home, in the page's language. */
export const errorScreen = (message: string, lang: Lang, homeHref = '/'): ReactNode =>
  createElement(
    'div',
    { className: box },
    createElement('h1', null, message),
    createElement('p', null, createElement('a', { href: homeHref }, siteWords[lang].home)),
  );
