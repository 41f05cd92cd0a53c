import { type Api, route } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { acceptInvitation, findInvitation } from './flows/accept-invitation.ts';
import { changeRole } from './flows/change-role.ts';
import { inviteToTeam, withdrawInvitation } from './flows/invite-to-team.ts';
import { listTeam } from './flows/list-team.ts';

/** Mailboxes are not to be filled from here. */
const invitationsByAdmin = { name: 'team-invitation', limit: 50, windowSeconds: 3600 };
const invitationsByAddress = { name: 'team-invitation-address', limit: 5, windowSeconds: 3600 };
const keyTries = { name: 'team-invitation-key', limit: 60, windowSeconds: 3600 };

/** Calls about who has access to the panel: roles, for a SUPER_ADMIN, and invitations, for the invited person too. */
export function teamRoutes(api: Api): void {
  route(api, 'GET /admin/team', ({ db, site, user, services }) => listTeam(db, site.id, user.id, services.now()));
  route(api, 'PUT /admin/team/{id}', async (call) => {
    const { db, site, user, params, body, locale, services, note, say } = call;
    const request = { now: services.now(), locale, webOrigin: services.config.webOrigin };
    const { email, member } = await changeRole(db, site.id, user, { id: params.id, role: body.role }, request);
    note({ email });
    say(member ? 'team.role-changed' : 'team.left');
    return member;
  });

  route(api, 'POST /admin/team/invitation', async (call) => {
    const { db, site, user, locale, body, services, say } = call;
    await limitRate(call, invitationsByAdmin, String(user.id));
    await limitRate(call, invitationsByAddress, body.email);
    const request = { now: services.now(), locale, webOrigin: services.config.webOrigin };
    const { link, ...invitation } = await inviteToTeam(db, site.id, user, body.email, request);
    say('team.invited');
    return { ...invitation, link: services.config.sendsMail ? null : link };
  });
  route(api, 'DELETE /admin/team/invitation/{id}', async ({ db, site, params, note, say }) => {
    note({ email: await withdrawInvitation(db, site.id, params.id) });
    say('team.withdrawn');
    return null;
  });

  route(api, 'POST /team/invitation/lookup', async (call) => {
    const { db, site, body, services, caller } = call;
    await limitRate(call, keyTries, caller);
    const { email, hasAccount } = await findInvitation(db, site.id, body.token, services.now());
    return { email, hasAccount };
  });
  route(api, 'POST /team/invitation/accept', async (call) => {
    await limitRate(call, keyTries, call.caller);
    const session = await acceptInvitation(call);
    call.say('team.joined');
    return session;
  });
}
