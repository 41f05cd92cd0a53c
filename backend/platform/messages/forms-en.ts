import type { formsFr } from './forms-fr.ts';

/** The same in English. */
export const formsEn: Record<keyof typeof formsFr, string> = {
  'element.not-found': 'This does not exist or is no longer online.',
  'event.registered': 'Your place is reserved. An e-mail of confirmation is on its way.',
  'event.closed': 'There is no online registration for this event.',
  'event.over': 'This event has already taken place.',
  'event.full': 'This event is full.',
  'event.already': 'There is a registration with this address already. Write to us to change it.',
  'event.seats-left': 'Only {left} place(s) left.',
  'form.not-found': 'This form does not exist or is no longer online.',
  'form.sent': 'Thank you, we have received it.',
  'form.file-not-found': 'This file does not exist or is no longer kept.',
  'message.sent': 'Thank you, we have received your message.',
  'popup.not-found': 'This window does not exist or is no longer online.',
  'field.pattern': 'This is not in the expected form.',
  'field.not-before': 'Not before {min}.',
  'field.not-after': 'Not after {max}.',
  'field.too-few': 'Choose at least {min} answers.',
  'field.too-many': 'Choose at most {max} answers.',
  'field.file-kind': 'This file is not of an accepted format ({kinds}).',
  'field.file-size': 'This file is too large: {max} MB at most.',
};
