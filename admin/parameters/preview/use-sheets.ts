import { useMemo } from 'react';
import { fontsQuery, siteInfoQuery } from '#client/queries/parameters.ts';
import { useServerState } from '#client/query-client.ts';
import { globalCss, toStyleSheet } from '#themes/style-sheet.ts';
import { useValues } from '../values.tsx';
import type { Sheets } from './sync-preview-frame.ts';

/** The theme of the unsaved values, made here as the server would make it; null until the fonts are known. */
export function useSheets(): Sheets | null {
  const values = useValues();
  const site = useServerState(siteInfoQuery()).data;
  const families = useServerState(fontsQuery()).data;
  return useMemo(
    () => (site && families ? { theme: toStyleSheet(values, site.fonts, families), global: globalCss(values) } : null),
    [values, site, families],
  );
}
