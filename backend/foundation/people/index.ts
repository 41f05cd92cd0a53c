export { hashPassword, verifyPassword } from './passwords.ts';
export { phoneFault, requirePhone } from './phone.ts';
export { addressesShown, readAddresses } from './read-addresses.ts';
export { endOtherSessions, endSession, forgetExpiredSessions, listSessions, openSession, revokeSession, session } from './sessions.ts';
export { formatSignInOrigin, readSignInOrigin, type SignInOrigin } from './sign-in-origin.ts';
