import { useInsertionEffect } from 'react';
import { adoptStyles } from '#themes/style.ts';
import type { SitePage } from '../page/page-props.ts';

/** Ids of the `<style>` elements of the document that a saved theme replaces. */
export const themeStyle = 'site-theme';
export const globalStyle = 'site-global';

/** Brings the styles of a page that came by soft navigation into the document, before the page is painted. */
export function usePageStyles({ styles, theme }: SitePage): void {
  useInsertionEffect(() => {
    if (styles) adoptStyles(styles);
    if (!theme) return;
    for (const [id, css] of [[themeStyle, theme.css] as const, [globalStyle, theme.globalCss] as const]) {
      const element = document.getElementById(id);
      if (element && element.textContent !== css) element.textContent = css;
    }
  }, [styles, theme]);
}
