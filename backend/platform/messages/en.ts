import { commerceEn } from './commerce-en.ts';
import { componentsEn } from './components-en.ts';
import { exchangeEn } from './exchange-en.ts';
import { formsEn } from './forms-en.ts';
import type { fr } from './fr.ts';
import { operationsEn } from './operations-en.ts';
import { pagesEn } from './pages-en.ts';
import { parametersEn } from './parameters-en.ts';

/** What the API says to people, in English. */
export const en: Record<keyof typeof fr, string> = {
  ok: '',

  'error.unexpected': 'Something went wrong. Please try again in a moment.',
  'error.full': 'The server has no room left: nothing was saved. Free some space, then try again.',
  'error.unavailable': 'The service is unavailable for the moment. Please try again shortly.',
  'error.stored-meanwhile': 'Somebody has just stored the same. Look at what is there, and try again if need be.',
  'error.not-found': 'Not found.',
  'error.bad-request': 'The request cannot be read.',
  'error.unsupported-media': 'This kind of content is not accepted.',
  'error.too-large': 'This is too large ({max} MB at most).',
  'error.too-long': 'This is too long ({max} KB at most).',
  'error.too-many': 'Too many attempts. Try again in {minutes} min.',
  'error.validation': 'Some fields need correcting.',
  'error.site': 'This site does not exist.',
  'error.not-ready': 'The service is not ready.',

  'field.required': 'This field is required.',
  'field.invalid': 'This value is not valid.',
  'field.email': 'This e-mail address is not valid.',
  'field.too-short': 'At least {min} characters.',
  'field.too-long': 'At most {max} characters.',
  'field.too-small': 'At least {min}.',
  'field.too-big': 'At most {max}.',
  'field.number': 'A number is expected.',
  'field.date': 'A valid date is expected.',
  'field.name': 'A name holds neither a web address nor an e-mail address.',
  'field.latin-name': 'Latin letters only.',
  'field.latin-name-missing': 'Write this name in Latin letters as well: the invoice and the parcel label print it.',
  'field.phone': 'This phone number is not valid.',
  'field.mobile': 'A mobile number is required.',
  'field.accept': 'Please tick this box to continue.',

  'auth.required': 'Sign in to continue.',
  'auth.forbidden': 'You are not allowed to do this.',
  'auth.sign-in-again': 'Confirm with your password to continue.',
  'auth.session-over': 'This session has already ended.',
  'auth.session-ended': 'The session has ended.',
  'auth.sessions-ended': 'Your other sessions have ended.',
  'auth.refused': 'Wrong e-mail address or password.',
  'auth.too-many': 'Too many tries for this account. Try again in {minutes} min, or choose a new password by “Forgotten password”.',
  'auth.email-taken': 'An account with this e-mail address already exists.',
  'auth.signed-in': 'You are signed in.',
  'auth.registered': 'Your account has been created.',
  'auth.signed-out': 'You are signed out.',
  'auth.birthdate': 'Your date of birth is required.',
  'auth.minor': 'You must be of age to create an account.',

  'page.not-found': 'This page could not be found',
  'component.not-found': 'This component does not exist.',
  'product.not-found': 'This product does not exist or is no longer sold.',
  'product.order-by': 'This order does not exist.',

  'blog.not-found': 'This article does not exist, or no longer.',
  'blog.folder': 'This folder of the blog does not exist.',
  'album.not-found': 'This album does not exist, or no longer.',
  'service.not-found': 'This service does not exist, or no longer.',
  'newsletter.closed': 'This site has no newsletter.',
  'newsletter.asked': 'Thank you! An e-mail is on its way for you to confirm.',
  'newsletter.confirmed': 'Your subscription is confirmed.',
  'newsletter.ended': 'You are unsubscribed. Your address is no longer kept.',
  'newsletter.unknown': 'This link is no longer valid. Please subscribe again.',

  ...commerceEn,
  ...parametersEn,
  ...formsEn,
  ...operationsEn,
  ...exchangeEn,
  ...pagesEn,
  ...componentsEn,
};
