import Router from 'next/router';
import { type ShopEvent, toRefund } from '#domain/analytics/shop-events.ts';
import type { Trackers } from '#domain/analytics/trackers.ts';
import { consentTo, onConsent } from '../consent.ts';
import { hideAddress } from '../hidden-address.ts';
import { eraseCookies } from './erase-cookies.ts';
import { createMeasurement, measureMachines } from './measurement.ts';
import { notifyOnce, wasNotified } from './notified-once.ts';
import { followOrders } from './shown-orders.ts';

/** Attribute in which blocks write what a page shows, for measurement: an event of the shop as JSON. */
const shownAttribute = 'data-measured';

const loadScript = (src: string): void => void document.head.append(Object.assign(document.createElement('script'), { src, async: true }));

const shownOnPage = (): ShopEvent[] =>
  [...document.querySelectorAll(`[${shownAttribute}]`)].map(
    (element) => JSON.parse(element.getAttribute(shownAttribute) ?? '') as ShopEvent,
  );

/** Returns whether the browser asks that its user is not followed: Global Privacy Control, or Do Not Track. */
function refusesTracking(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/** Returns whether the page on show is the one of the address. */
const isOnShow = (): boolean => Router.asPath.replace(/[?#].*/, '') === location.pathname;

let isStarted = false;

/** Starts the measurement of this page and of those that follow it without loading, once. A page that is framed measures nothing. */
export function startMeasurement(trackers: Trackers): void {
  if (isStarted || window.top !== window.self) return;
  isStarted = true;
  const measurement = createMeasurement(trackers, {
    page: { global: window as unknown as Record<string, unknown>, loadScript },
    ...{ consentTo, notifyOnce, eraseCookies, refusesTracking: refusesTracking() },
    reload: () => location.reload(),
    hideAddress,
  });
  let referrer = document.referrer;
  const viewPage = () => {
    measurement.viewPage({ url: location.href, title: document.title, referrer }, shownOnPage());
    referrer = location.href;
  };
  let hasBegun = false;
  const begin = () => {
    hasBegun = true;
    viewPage();
    onConsent(measurement.applyConsent);
    measurement.applyConsent();
    measureMachines(measurement.notify);
    // A refund is told where its purchase was.
    followOrders((order) => {
      if (order.status === 'REFUNDED' && wasNotified(`purchase ${order.reference}`)) measurement.notify(toRefund(order));
    });
  };
  // A frame later the title is the new page's.
  Router.events.on('routeChangeComplete', (_: string, { shallow }: { shallow: boolean }) => {
    if (!hasBegun) requestAnimationFrame(begin);
    else if (!shallow) requestAnimationFrame(viewPage);
  });
  // While another page is on its way its address stands there already: measurement begins when it has come.
  if (isOnShow()) begin();
}
