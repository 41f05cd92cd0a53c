import type { z } from 'zod';
import { subscribe } from '#backend/content/publishing/index.ts';
import { phoneFault } from '#backend/foundation/people/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError, type RefusedField } from '#backend/platform/http/api-error.ts';
import type { SiteContext } from '#backend/platform/http/context.ts';
import { users } from '#backend/tables/people.ts';
import type { RegisterBody } from '#schemas/user.ts';
import { welcome } from '../mail/welcome.ts';
import { choosePassword } from '../steps/choose-password.ts';

type Registration = z.output<typeof RegisterBody>;
type Settings = Awaited<ReturnType<typeof readSettings>>;
/** Time and language of a registration, and origin of the site. */
type RequestContext = { now: Date; locale: string; webOrigin: string };

/**
 * Makes a customer's account under the site's rules of registration (ASK_BIRTHDATE_AT_REGISTER, BLOCK_MINORS_FROM_REGISTERING,
 * ALLOW_ONLY_MOBILE_PHONE) and gives its id; its welcome goes to the outbox. Throws ApiError 422 for fields, 409 for an e-mail address that has an account.
 */
export async function register(db: Database, site: SiteContext, body: Registration, occasion: RequestContext): Promise<number> {
  const { now, locale } = occasion;
  const settings = await readSettings(db, site.id);
  const refused = checkPerson(settings, site.market, body, now);
  if (refused.length > 0) throw ApiError.fields(refused);
  const { email, firstname, lastname, phone, birthdate, newsletter } = body;
  const passwordHash = await choosePassword(db, site.id, body.password, body);
  return db.transaction(async (tx) => {
    const [made] = await tx
      .insert(users)
      .values({
        ...{ idSite: site.id, email, passwordHash, firstname, lastname, phone, newsletter },
        birthdate: birthdate ?? null,
        acceptedTermsAt: now,
        lastSeenAt: now,
      })
      .onConflictDoNothing({ target: [users.idSite, users.email] })
      .returning({ id: users.id });
    if (!made) throw new ApiError(409, 'auth.email-taken', { fields: [{ key: 'email', message: 'auth.email-taken' }] });
    if (newsletter && settings.ENABLE_NEWSLETTER) await subscribe(tx, site.id, email, { source: 'REGISTRATION' }, occasion);
    await welcome(tx, { idSite: site.id, idUser: made.id, email, firstname, locale }, occasion);
    return made.id;
  });
}

/** Lists the fields of a person that the site's rules refuse. */
export const checkPerson = (
  settings: Settings,
  market: string,
  { birthdate, phone }: { birthdate?: string | null | undefined; phone: string },
  now: Date,
): RefusedField[] => [...checkBirthdate(settings, birthdate ?? null, now), ...checkPhone(settings, market, phone)];

function checkBirthdate(settings: Settings, birthdate: string | null, now: Date): RefusedField[] {
  const key = 'birthdate';
  if (!birthdate) {
    const isAsked = settings.ASK_BIRTHDATE_AT_REGISTER || settings.BLOCK_MINORS_FROM_REGISTERING;
    return isAsked ? [{ key, message: 'auth.birthdate' }] : [];
  }
  const born = new Date(birthdate);
  if (born > now || born.getUTCFullYear() < 1900) return [{ key, message: 'field.date' }];
  const ofAge = new Date(Date.UTC(born.getUTCFullYear() + 18, born.getUTCMonth(), born.getUTCDate()));
  return settings.BLOCK_MINORS_FROM_REGISTERING && ofAge > now ? [{ key, message: 'auth.minor' }] : [];
}

function checkPhone(settings: Settings, market: string, phone: string): RefusedField[] {
  const message = phone ? phoneFault(phone, { countries: [market], onlyMobile: settings.ALLOW_ONLY_MOBILE_PHONE }) : null;
  return message ? [{ key: 'phone', message }] : [];
}
