import { statusContextOf } from '../order/events.ts';
import { readAddresses } from '../people/read-addresses.ts';
import { openSession, revokeSession } from '../people/sessions.ts';
import { type Api, type Call, route } from '../platform/http/route.ts';
import { limitRate } from '../platform/rate-limits/limit-rate.ts';
import { addAddress, changeAddress, removeAddress } from './address-book.ts';
import { changePassword, changeProfile } from './change-profile.ts';
import { eraseAccount } from './erase-account.ts';
import { isKnownCaller, rememberCaller } from './known-callers.ts';
import { changeSubscription, newsletterLists, readSubscription } from './newsletter.ts';
import { register } from './register.ts';
import { askReset, resetPassword } from './reset-password.ts';
import { checkCredentials } from './sign-in.ts';
import { changeWishlist, readWishlist } from './wishlist.ts';

const quarter = 900;
/** A hundred sign-ins from one place, and ten to one account from one place, in a quarter of an hour. */
const signInsByCaller = { name: 'login', limit: 100, windowSeconds: quarter };
const signInsByCallerAndAccount = { name: 'login-account', limit: 10, windowSeconds: quarter };
/** Thirty to one account from all places together that it was not opened from before. */
const signInsByAccount = { name: 'login-account-anywhere', limit: 30, windowSeconds: quarter };
const registrations = { name: 'register', limit: 20, windowSeconds: 3600 };

/** A browser left open is no way to guess a password; a mailbox is not to be filled from here. */
const passwordTries = { name: 'account-password', limit: 20, windowSeconds: quarter };
const addressChanges = { name: 'account-address', limit: 100, windowSeconds: 3600 };
const newsletterChanges = { name: 'account-newsletter', limit: 10, windowSeconds: 3600 };
const wishlistChanges = { name: 'account-wishlist', limit: 1000, windowSeconds: 3600 };
const resetsByCaller = { name: 'password-reset', limit: 20, windowSeconds: 3600 };
const resetsByAddress = { name: 'password-reset-address', limit: 3, windowSeconds: 3600 };
const resetTries = { name: 'password-reset-key', limit: 30, windowSeconds: 3600 };

export function accountRoutes(api: Api): void {
  route(api, 'GET /logged', ({ user }) => ({ logged: user !== null }));
  route(api, 'GET /user', ({ user: { tokenHash: _, ...user } }) => user);
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
    const idUser = await register(db, site, body, { now: services.now(), locale, webOrigin: services.config.webOrigin });
    say('auth.registered');
    return signedIn(call, idUser);
  });

  route(api, 'POST /login', async (call) => {
    const { db, site, body, services, caller, say } = call;
    await limitRate(call, signInsByCaller, caller);
    await limitRate(call, signInsByCallerAndAccount, `${caller} ${body.email}`);
    if (!(await isKnownCaller(db, site.id, body.email, caller))) await limitRate(call, signInsByAccount, body.email, 'auth.too-many');
    const idUser = await checkCredentials(db, site.id, body.email, body.password, services.now());
    say('auth.signed-in');
    return signedIn(call, idUser);
  });

  route(api, 'PUT /user', async (call) => {
    const { db, site, user, locale, body, services, caller, say } = call;
    await limitRate(call, passwordTries, String(user.id));
    const changed = await changeProfile(db, site, user, body, { now: services.now(), locale, webOrigin: services.config.webOrigin });
    await rememberCaller(db, { idSite: site.id, idUser: user.id }, caller, services.now());
    say('account.saved');
    return changed;
  });
  route(api, 'PUT /user/password', async (call) => {
    const { db, site, user, locale, body, services, caller, say } = call;
    await limitRate(call, passwordTries, String(user.id));
    await changePassword(db, site.id, user, body, { now: services.now(), locale, webOrigin: services.config.webOrigin });
    await rememberCaller(db, { idSite: site.id, idUser: user.id }, caller, services.now());
    say('account.password-changed');
    return null;
  });
  route(api, 'DELETE /user', async (call) => {
    await limitRate(call, passwordTries, String(call.user.id));
    await eraseAccount(call.db, call.site.id, call.user, call.body.password, statusContextOf(call.services));
    call.say('account.erased');
    return null;
  });
  route(api, 'GET /user/newsletter/lists', ({ db, site, lang }) => newsletterLists(db, site.id, lang));
  route(api, 'GET /user/newsletter/subscription', ({ db, site, user }) => readSubscription(db, site.id, user.email));
  route(api, 'PUT /user/newsletter/subscription', async (call) => {
    const { db, site, user, locale, body, services } = call;
    await limitRate(call, newsletterChanges, String(user.id));
    const occasion = { now: services.now(), locale, webOrigin: services.config.webOrigin };
    return changeSubscription(db, site.id, user.email, body.lists.length > 0, occasion);
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
    const idUser = await resetPassword(db, site.id, body, { now: services.now(), locale, webOrigin: services.config.webOrigin });
    await rememberCaller(db, { idSite: site.id, idUser }, caller, services.now());
    say('password.changed');
    return null;
  });

  route(api, 'POST /logout', async ({ db, user, say }) => {
    if (user) await revokeSession(db, user.tokenHash);
    say('auth.signed-out');
    return null;
  });
}

async function signedIn({ db, site, services, request, caller }: Call<'POST /login'> | Call<'POST /register'>, idUser: number) {
  const token = await openSession(db, site.id, idUser, services.now());
  await rememberCaller(db, { idSite: site.id, idUser }, caller, services.now());
  await services.onSignedIn(services, site.id, idUser, request);
  return { token, idSite: site.id };
}
