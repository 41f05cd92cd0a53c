import type { ParameterValues } from '#schemas/parameters/index.ts';

/** Settings of each measurement service; the first ones have to be set for it to be on. */
const apps = {
  MATOMO: { needs: ['MATOMO_URL', 'MATOMO_SITE_ID'], has: ['MATOMO_EXEMPT'] },
  GA4: { needs: ['GA4_ID'], has: [] },
  GOOGLE_ADS: { needs: ['GOOGLE_ADS_ID'], has: ['GOOGLE_ADS_LABEL'] },
  TAG_MANAGER: { needs: ['TAG_MANAGER_ID'], has: [] },
  PLAUSIBLE: { needs: ['PLAUSIBLE_ID'], has: [] },
  FACEBOOK_PIXEL: { needs: ['FACEBOOK_PIXEL_ID'], has: [] },
} as const satisfies Record<string, { needs: readonly (keyof ParameterValues)[]; has: readonly (keyof ParameterValues)[] }>;

/** Finds a measurement service by its name: whether it is on, and its settings where it is. */
export function externalApp(name: string, values: ParameterValues): { isActive: boolean; settings?: Record<string, string> } | undefined {
  const app = Object.entries(apps).find(([key]) => key === name)?.[1];
  if (!app) return undefined;
  if (app.needs.some((key) => values[key] === '')) return { isActive: false };
  const keys = [...app.needs, ...app.has].filter((key) => values[key] !== '');
  return { isActive: true, settings: Object.fromEntries(keys.map((key) => [key, String(values[key])])) };
}
