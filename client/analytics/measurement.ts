import { withoutKeys } from '#domain/address-keys.ts';
import { type CartMoment, type CheckoutMoment, cartMachineEvents, checkoutEvents } from '#domain/analytics/event-map.ts';
import type { ShopEvent } from '#domain/analytics/shop-events.ts';
import type { TrackerPurpose, Trackers } from '#domain/analytics/trackers.ts';
import { facebookService } from './facebook.ts';
import { type FollowedActor, followMachines } from './followed-machines.ts';
import { adsService, ga4Service, tagManagerService } from './google.ts';
import { matomoService } from './matomo.ts';
import { plausibleService } from './plausible.ts';
import type { MeasuredPage, MeasurementService, PageView } from './service.ts';

/** The services that a site switched on. */
export function createServices(trackers: Trackers, page: MeasuredPage): MeasurementService[] {
  const { matomo, ga4, ads, tagManager, plausible, facebook } = trackers;
  return [
    ...(matomo ? [matomoService(page, matomo)] : []),
    ...(ga4 ? [ga4Service(page, trackers, ga4)] : []),
    ...(ads ? [adsService(page, trackers, ads)] : []),
    ...(tagManager ? [tagManagerService(page, trackers, tagManager)] : []),
    ...(plausible ? [plausibleService(page, trackers, plausible)] : []),
    ...(facebook ? [facebookService(page, trackers, facebook)] : []),
  ];
}

export type MeasurementInput = {
  page: MeasuredPage;
  /** The visitor's answer for a purpose; null: none yet. */
  consentTo: (purpose: TrackerPurpose) => boolean | null;
  /** The browser asks not to be followed: page views that need no consent are not counted either. */
  refusesTracking: boolean;
  /** Returns whether an order is told for the first time. */
  notifyOnce: (id: string) => boolean;
  eraseCookies: (prefixes: readonly string[]) => void;
  /** Loads the page anew, without the services. */
  reload: () => void;
  /** Shows another address in the address bar, which the scripts of services read by themselves. */
  hideAddress: (shown: string) => void;
};

export type Measurement = {
  viewPage: (view: PageView, shown: readonly ShopEvent[]) => void;
  notify: (event: ShopEvent) => void;
  /** Takes the visitor's answers as they are now. */
  applyConsent: () => void;
};

/**
 * Notifies the services of a site of what happens on its pages. Each is loaded after a yes to its purpose and never before; an exempt one
 * counts page views without. A yes that is taken back withdraws what was loaded, erases its cookies and loads the page anew.
 *
 * Nothing is loaded or told on a page whose address carries a key, except what has an id, a purchase: the address is hidden before it.
 */
export function createMeasurement(trackers: Trackers, input: MeasurementInput): Measurement {
  const { consentTo, refusesTracking, notifyOnce, eraseCookies, reload, hideAddress } = input;
  const services = createServices(trackers, input.page);
  const running = new Set<MeasurementService>();
  let last: { view: PageView; shown: readonly ShopEvent[] } | undefined;
  /** Address of the page on show while it carries a key. */
  let secret: string | undefined;

  const isAgreed = ({ purpose }: MeasurementService) => consentTo(purpose) === true;
  const countsExempt = ({ isExempt, purpose }: MeasurementService) => isExempt === true && !refusesTracking && consentTo(purpose) !== false;
  const granted = () => ({ audience: consentTo('audience') === true, marketing: consentTo('marketing') === true });

  function show(service: MeasurementService, { view, shown }: NonNullable<typeof last>): void {
    if (isAgreed(service)) for (const event of shown) service.notify(event);
    service.viewPage(isAgreed(service) ? view : withoutCampaign(view));
  }
  const begin = (service: MeasurementService) => {
    running.add(service);
    service.start(granted());
    if (last) show(service, last);
  };
  const beginAgreed = () => {
    for (const service of services) if (!running.has(service) && (isAgreed(service) || countsExempt(service))) begin(service);
  };
  function viewPage(view: PageView, shown: readonly ShopEvent[]): void {
    const [url, referrer] = [withoutKeys(view.url), withoutKeys(view.referrer)];
    last = { view: { ...view, url, referrer }, shown };
    secret = url === view.url ? undefined : url;
    if (secret === undefined) showPage(last);
  }
  function showPage(page: NonNullable<typeof last>): void {
    const before = [...running];
    beginAgreed();
    for (const service of before) show(service, page);
  }
  /** Measures a page whose address carried a key. */
  function hideKey(shown: string): void {
    hideAddress(shown);
    secret = undefined;
    if (last) showPage(last);
  }

  return {
    viewPage,
    notify: (event) => {
      const agreed = services.filter(isAgreed);
      if (agreed.length === 0 || (secret !== undefined && !('id' in event))) return;
      if ('id' in event && !notifyOnce(`${event.type} ${event.id}`)) return;
      if (secret !== undefined) hideKey(secret);
      for (const service of agreed) if (running.has(service)) service.notify(event);
    },
    applyConsent: () => {
      const withdrawn = services.filter((service) => consentTo(service.purpose) === false);
      const stopped = withdrawn.filter((service) => running.has(service));
      for (const service of stopped) service.withdraw();
      // Services of one company may share a cookie: what another one may store stays.
      const agreed = services.filter(isAgreed).flatMap(({ cookies }) => cookies);
      const over = withdrawn.flatMap(({ cookies }) => cookies).filter((prefix) => !agreed.includes(prefix));
      if (over.length > 0) eraseCookies(over);
      if (stopped.length > 0) return reload();
      if (secret === undefined) beginAgreed();
    },
  };
}

/**
 * A page view as it may be counted without consent: no campaign, whose parameters stand in the query, and no other site that the visitor
 * came from (CNIL, conditions of the exemption).
 */
function withoutCampaign({ url, referrer, ...view }: PageView): PageView {
  const { origin, pathname } = new URL(url);
  const from = URL.canParse(referrer) ? new URL(referrer) : undefined;
  return { ...view, url: origin + pathname, referrer: from?.origin === origin ? from.origin + from.pathname : '' };
}

/** Calls `notify` with the events of the shop's machines as they go from state to state. */
export function measureMachines(notify: (event: ShopEvent) => void): void {
  followMachines((name, actor) => {
    if (name === 'cart') follow(actor as FollowedActor<CartMoment>, cartMachineEvents, notify);
    else {
      const checkout = actor as FollowedActor<CheckoutMoment>;
      // Back from the bank the order may be confirmed before anybody follows.
      for (const event of checkoutEvents({ ...checkout.getMoment(), state: 'starting' }, checkout.getMoment())) notify(event);
      follow(checkout, checkoutEvents, notify);
    }
  });
}

function follow<Moment>(
  actor: FollowedActor<Moment>,
  events: (before: Moment, after: Moment) => readonly ShopEvent[],
  notify: (event: ShopEvent) => void,
): void {
  let before = actor.getMoment();
  actor.subscribe(() => {
    const after = actor.getMoment();
    for (const event of events(before, after)) notify(event);
    before = after;
  });
}
