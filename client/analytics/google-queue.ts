import type { MeasuredPage } from './service.ts';

/** The queue of Google's scripts, and the function that fills it. They read each call as an `arguments` object: an array is data to them. */
export function googleQueue({ global }: MeasuredPage) {
  global.dataLayer ??= [];
  const layer = global.dataLayer as unknown[];
  global.gtag ??= function gtag() {
    layer.push(arguments);
  };
  return { layer, gtag: global.gtag as (...call: unknown[]) => void };
}
