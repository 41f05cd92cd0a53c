import { useInsertionEffect } from 'react';
import { adoptStyles } from '#themes/style.ts';
import type { SitePage } from '../model/page-props.ts';

/** Ids of the elements of the document, `<style>` or `<link>`, that a saved theme replaces. */
export const themeStyle = 'site-theme';
export const globalStyle = 'site-global';

/** Brings the styles of a page that came by soft navigation into the document, before the page is painted. */
export function usePageStyles({ styles, theme }: SitePage): void {
  useInsertionEffect(() => {
    if (styles) adoptStyles(styles);
    if (!theme) return;
    replaceStyle(themeStyle, theme.css, theme.name);
    replaceStyle(globalStyle, theme.globalCss);
  }, [styles, theme]);
}

/** Puts CSS in the place of what an element says, unless it says the same. A file holds more than the theme: it stays, before the new one. */
function replaceStyle(id: string, css: string, name?: string): void {
  const element = document.getElementById(id);
  const isFile = element instanceof HTMLLinkElement;
  if (!element || (isFile ? element.dataset.theme === name : element.textContent === css)) return;
  const style = Object.assign(document.createElement('style'), { id, textContent: css });
  if (isFile) {
    element.removeAttribute('id');
    element.after(style);
  } else {
    element.replaceWith(style);
  }
}
