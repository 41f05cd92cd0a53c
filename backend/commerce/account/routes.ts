import { statusContextOf } from '#backend/commerce/order/index.ts';
import { readAddresses, revokeSession } from '#backend/foundation/people/index.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { User } from '#schemas/user.ts';
import { addAddress, changeAddress, removeAddress } from './address-book.ts';
import { changePassword, changeProfile } from './flows/change-profile.ts';
import { checkCredentials } from './flows/check-credentials.ts';
import { collectPersonData } from './flows/collect-person-data.ts';
import { eraseAccount } from './flows/erase-account.ts';
import { erasePerson } from './flows/erase-person.ts';
import { openAccount, recordSignIn, rememberOwner } from './flows/open-account.ts';
import { recordAccess } from './flows/record-access.ts';
import { register } from './flows/register-customer.ts';
import { askReset, resetPassword } from './flows/reset-password.ts';
import { changeSubscription, newsletterLists, readSubscription } from './newsletter.ts';
import { changeWishlist, readWishlist } from './wishlist.ts';

const registrations = { name: 'register', limit: 20, windowSeconds: 3600 };

/** A browser left open is no way to guess a password; a mailbox is not to be filled from here. */
const passwordTries = { name: 'account-password', limit: 20, windowSeconds: 900 };
const addressChanges = { name: 'account-address', limit: 100, windowSeconds: 3600 };
const newsletterChanges = { name: 'account-newsletter', limit: 10, windowSeconds: 3600 };
const wishlistChanges = { name: 'account-wishlist', limit: 1000, windowSeconds: 3600 };
const resetsByCaller = { name: 'password-reset', limit: 20, windowSeconds: 3600 };
const resetsByAddress = { name: 'password-reset-address', limit: 3, windowSeconds: 3600 };
const resetTries = { name: 'password-reset-key', limit: 30, windowSeconds: 3600 };

export function accountRoutes(api: Api): void {
  route(api, 'GET /logged', ({ user }) => ({ logged: user !== null }));
  route(api, 'GET /user', ({ user }) => User.parse(user));
  route(api, 'GET /user/address', ({ db, site, user, lang }) => readAddresses(db, site.id, user.id, lang));
  route(api, 'POST /user/address', async (call) => {
    const { db, site, user, lang, body, services } = call;
    await limitRate(call, addressChanges, String(user.id));
    await addAddress(db, { idSite: site.id, idUser: user.id }, body, { now: services.now(), lang });
    return readAddresses(db, site.id, user.id, lang);
  });
  route(api, 'PUT /user/address/{id}', async (call) => {
    const { db, site, user, lang, body, params } = call;
    await limitRate(call, addressChanges, String(user.id));
    await changeAddress(db, { idSite: site.id, idUser: user.id }, params.id, body, lang);
    return readAddresses(db, site.id, user.id, lang);
  });
  route(api, 'DELETE /user/address/{id}', async (call) => {
    const { db, site, user, lang, params } = call;
    await limitRate(call, addressChanges, String(user.id));
    await removeAddress(db, { idSite: site.id, idUser: user.id }, params.id);
    return readAddresses(db, site.id, user.id, lang);
  });

  route(api, 'POST /register', async (call) => {
    const { db, site, locale, body, services, caller, say } = call;
    await limitRate(call, registrations, caller);
    const id = await register(db, site, body, { now: services.now(), locale, webOrigin: services.config.webOrigin });
    say('auth.registered');
    return openAccount(call, { id, role: 'CUSTOMER' });
  });

  route(api, 'POST /login', async (call) => {
    const person = await checkCredentials(call, call.body);
    call.say('auth.signed-in');
    const session = await openAccount(call, person);
    await recordSignIn(call, person);
    return session;
  });

  route(api, 'PUT /user', async (call) => {
    const { db, site, user, locale, body, services, say } = call;
    await limitRate(call, passwordTries, String(user.id));
    const changed = await changeProfile(db, site, user, body, { now: services.now(), locale, webOrigin: services.config.webOrigin });
    if (changed.email !== user.email) {
      await rememberOwner(call, user);
      await recordAccess(call, 'PUT /user', user, 'email-changed');
    }
    say('account.saved');
    return changed;
  });
  route(api, 'PUT /user/password', async (call) => {
    const { db, site, user, locale, body, services, say } = call;
    await limitRate(call, passwordTries, String(user.id));
    await changePassword(db, site.id, user, body, { now: services.now(), locale, webOrigin: services.config.webOrigin });
    await rememberOwner(call, user);
    await recordAccess(call, 'PUT /user/password', user, 'password-changed');
    say('account.password-changed');
    return null;
  });
  route(api, 'DELETE /user', async (call) => {
    await limitRate(call, passwordTries, String(call.user.id));
    await eraseAccount(call.db, call.site.id, call.user, call.body.password, statusContextOf(call.services));
    call.say('account.erased');
    return null;
  });
  route(api, 'GET /user/data', ({ db, site, user, services }) =>
    collectPersonData(db, { idSite: site.id, email: user.email, now: services.now() }),
  );
  route(api, 'GET /admin/person/data', ({ db, site, query, services }) =>
    collectPersonData(db, { idSite: site.id, email: query.email, now: services.now() }),
  );
  route(api, 'POST /admin/person/erase', ({ db, site, body, services }) => erasePerson(db, site, body.email, statusContextOf(services)));
  route(api, 'GET /user/newsletter/lists', ({ db, site, locale }) => newsletterLists(db, site.id, locale));
  route(api, 'GET /user/newsletter/subscription', ({ db, site, user }) => readSubscription(db, site.id, user.email));
  route(api, 'PUT /user/newsletter/subscription', async (call) => {
    const { db, site, user, locale, body, services } = call;
    await limitRate(call, newsletterChanges, String(user.id));
    const occasion = { now: services.now(), locale, webOrigin: services.config.webOrigin };
    return changeSubscription(db, site.id, user.email, body.lists, occasion);
  });

  route(api, 'GET /user/wishlist', async ({ db, site, user }) => ({
    products: await readWishlist(db, { idSite: site.id, idUser: user.id }),
  }));
  route(api, 'PUT /user/wishlist', async (call) => {
    const { db, site, user, body } = call;
    await limitRate(call, wishlistChanges, String(user.id));
    return { products: await changeWishlist(db, { idSite: site.id, idUser: user.id }, body) };
  });

  route(api, 'PUT /password/reset/ask', async (call) => {
    const { db, site, locale, body, services, caller, say } = call;
    await limitRate(call, resetsByCaller, caller);
    await limitRate(call, resetsByAddress, body.email);
    await askReset(db, site.id, body.email, { now: services.now(), locale });
    say('password.asked');
    return null;
  });
  route(api, 'PUT /password/reset', async (call) => {
    const { db, site, locale, body, services, caller, say } = call;
    await limitRate(call, resetTries, caller);
    const owner = await resetPassword(db, site.id, body, { now: services.now(), locale, webOrigin: services.config.webOrigin });
    await rememberOwner(call, owner);
    await recordAccess(call, 'PUT /password/reset', owner, 'password-changed');
    say('password.changed');
    return null;
  });

  route(api, 'POST /logout', async (call) => {
    const { db, user, say } = call;
    if (user) {
      await revokeSession(db, user.tokenHash);
      await recordAccess(call, 'POST /logout', user, 'signed-out');
    }
    say('auth.signed-out');
    return null;
  });
}
