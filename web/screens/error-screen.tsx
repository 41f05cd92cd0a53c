import type { ReactNode } from 'react';
import { messages as siteMessages } from '#messages/generated/web/screens.ts';
import type { Lang } from '#schemas/site.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';

const box = style({ maxWidth: theme.measure.text, margin: '0 auto', padding: '15vh 1.5rem', textAlign: 'center' });

/** The built-in error screen: a message and the way home, in the page's language. */
export const errorScreen = (message: string, lang: Lang, homeHref = '/'): ReactNode => (
  <div className={box}>
    <h1>{message}</h1>
    <p>
      <a href={homeHref}>{siteMessages[lang].home}</a>
    </p>
  </div>
);
