import { Global, type Theme, ThemeProvider } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '#themes/theme.ts';

export type PanelThemeProps = {
  /** The custom properties and what plain elements look like, as `adminStyleSheet` makes them. */
  styleSheet: string;
  children: ReactNode;
};

/**
 * The panel's theme around its screens: its style sheet, and its tokens for `useTheme`. They are references to custom properties, as
 * in static styles. Emotion's own cache: what is global here must not get into pages of the site, which share the cache of `style`.
 */
export function PanelTheme({ styleSheet, children }: PanelThemeProps) {
  return (
    <ThemeProvider theme={theme}>
      <Global styles={styleSheet} />
      {children}
    </ThemeProvider>
  );
}

export type SiteColoursProps = {
  /** The colours of the site that is edited. */
  colours: Theme['colour'];
  children: ReactNode;
};

/** Lays the colours of the edited site over the panel's: `useTheme` gives values, such as `#1f4e5f`, in place of references. */
export function SiteColours({ colours, children }: SiteColoursProps) {
  return <ThemeProvider theme={(panel) => ({ ...panel, colour: colours })}>{children}</ThemeProvider>;
}
