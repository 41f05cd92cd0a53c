import type { SiteTheme } from './theme.ts';

declare module '@emotion/react' {
  export interface Theme extends SiteTheme {}
}
