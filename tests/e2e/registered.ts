import { expect, type Page } from '@playwright/test';
import { type Person, person } from './shopper.ts';

export type Registered = Person & { password: string };

/** One place may register twenty people an hour, and a run has more: each registers from a place of her own (RFC 2544's test network). */
const somewhere = (): string => `198.18.${Math.floor(Math.random() * 256)}.${1 + Math.floor(Math.random() * 254)}`;

/**
 * Registers a person by the API, whom the page's browser is then signed in as: the form has its own tests.
 * @param more what a site asks for besides, such as a date of birth
 */
export async function register(page: Page, origin: string, more: Readonly<Record<string, string>> = {}): Promise<Registered> {
  const who = { ...person('Aline'), phone: '0612345678' };
  const password = 'un ruban de velours vert';
  const answer = await page.request.post('/api/register', {
    data: { ...who, password, acceptTerms: true, ...more },
    headers: { origin, 'x-forwarded-for': somewhere() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { ...who, password };
}
