import { readAddresses } from '../account/read-addresses.ts';
import { register } from '../account/register.ts';
import { openSession, revokeSession } from '../account/sessions.ts';
import { checkCredentials } from '../account/sign-in.ts';
import { limitRate } from '../limit-rate.ts';
import { type Api, type Call, route } from '../route.ts';

const quarter = 900;
/** Ten wrong passwords for one account from one place, and a hundred sign-ins from one place, in a quarter of an hour. */
const signInsByAccount = { name: 'login-account', limit: 10, windowSeconds: quarter };
const signInsByCaller = { name: 'login', limit: 100, windowSeconds: quarter };
const registrations = { name: 'register', limit: 20, windowSeconds: 3600 };

export function accountRoutes(api: Api): void {
  route(api, 'GET /logged', ({ user }) => ({ logged: user !== null }));
  route(api, 'GET /user', ({ user: { tokenHash: _, ...user } }) => user);
  route(api, 'GET /user/address', ({ db, site, user, lang }) => readAddresses(db, site.id, user.id, lang));

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
    await limitRate(call, signInsByAccount, `${caller} ${body.email}`);
    const idUser = await checkCredentials(db, site.id, body.email, body.password, services.now());
    say('auth.signed-in');
    return signedIn(call, idUser);
  });

  route(api, 'POST /logout', async ({ db, user, say }) => {
    if (user) await revokeSession(db, user.tokenHash);
    say('auth.signed-out');
    return null;
  });
}

async function signedIn({ db, site, services, request }: Call<'POST /login'> | Call<'POST /register'>, idUser: number) {
  const token = await openSession(db, site.id, idUser, services.now());
  await services.onSignedIn(services, site.id, idUser, request);
  return { token, idSite: site.id };
}
