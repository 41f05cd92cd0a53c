import type { ShopEvent } from '#domain/analytics/shop-events.ts';
import type { TrackerPurpose } from '#domain/analytics/trackers.ts';

/** A page that was shown, by its whole address. */
export type PageView = { url: string; title: string; referrer: string };

/** Purposes that the visitor has agreed to. */
export type Granted = Readonly<Record<TrackerPurpose, boolean>>;

/** The page that services work in: its global object, and how a script comes into it. */
export type MeasuredPage = { global: Record<string, unknown>; loadScript: (src: string) => void };

/** A measurement service that a page loads once the visitor agreed. */
export type MeasurementService = {
  /** Purpose without which it is not loaded. */
  purpose: TrackerPurpose;
  /** Page views are counted without consent. */
  isExempt?: boolean;
  /** Names of the cookies that it stores, by their beginning. */
  cookies: readonly string[];
  start: (granted: Granted) => void;
  viewPage: (view: PageView) => void;
  notify: (event: ShopEvent) => void;
  /** Tells its script that the visitor does not agree any more. */
  withdraw: () => void;
};

/** Amount in the unit of a currency, as services expect it: 1250 → 12.5. */
export const toUnits = (cents: number): number => cents / 100;
