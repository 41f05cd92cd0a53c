import { consentTo, type Purpose, purposes } from '#client/consent.ts';

/** Attributes by which the site's notice passes its purposes and partners to the dialog of choices. */
export const noticeAttributes = (asked: readonly Purpose[], partners: string) => ({
  'data-cookie-notice': '',
  'data-purposes': asked.join(' '),
  'data-partners': partners,
});

/**
 * The purposes that this person has something to say about: what the site's notice asks for, what stands on this page, and what
 * she has answered before. Nothing else is listed, or the site would seem to do what it does not.
 */
export function askedPurposes(): Purpose[] {
  const onPage = [...document.querySelectorAll<HTMLElement>('[data-purposes]')].flatMap(
    ({ dataset }) => dataset.purposes?.split(' ') ?? [],
  );
  return purposes.filter((purpose) => onPage.includes(purpose) || consentTo(purpose) !== null);
}

export const namedPartners = (): string => document.querySelector<HTMLElement>('[data-cookie-notice]')?.dataset.partners ?? '';
