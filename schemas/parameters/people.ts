import { parameterGroup } from './definition.ts';

const registration = parameterGroup('registration', 'rule');
const messages = parameterGroup('messages', 'page');
const privacy = parameterGroup('privacy', 'rule');
const protection = parameterGroup('protection', 'page');

/** Parameters for visitors: registration, notifications, how long personal data is kept, protection against copying. */
export const peopleParameters = [
  registration.flag(190, 'BLOCK_MINORS_FROM_REGISTERING', false),
  registration.flag(191, 'ASK_BIRTHDATE_AT_REGISTER', false),
  registration.flag(192, 'ALLOW_ONLY_MOBILE_PHONE', false),

  messages.flag(210, 'ENABLE_NEWSLETTER', false, { effect: 'rule' }),
  messages.line(211, 'SEND_MAIL_AS_NAME', '', { effect: 'mail', public: false }),
  messages.email(212, 'SEND_MAIL_AS_MAIL', '', { effect: 'mail', public: false }),
  messages.flag(213, 'SHOW_PROMOTE_MESSAGE', true),
  messages.line(214, 'PROMOTE_MESSAGE'),
  messages.link(215, 'PROMOTE_MESSAGE_LINK'),
  messages.flag(216, 'SHOW_PROMOTE_NEWS', true),
  messages.choice(217, 'PROMOTED_NEWS_STYLE', 'BANNER', ['BANNER', 'CARDS', 'LIST']),
  messages.flag(218, 'DISPLAY_ALCOHOL_SELLING_MESSAGE', false),
  messages.flag(219, 'DISPLAY_ETHYLOTEST_MESSAGE', false),

  privacy.number(228, 'RETENTION_YEARS', 3, [1, 10, 'years'], { public: false }),
  privacy.number(223, 'MESSAGES_RETENTION_YEARS', 3, [1, 10, 'years'], { public: false }),
  privacy.number(224, 'BOOKINGS_RETENTION_YEARS', 3, [1, 10, 'years'], { public: false }),
  privacy.number(229, 'LOG_RETENTION_MONTHS', 12, [6, 36, 'months'], { public: false }),

  protection.flag(225, 'LOCK_TEXT_SELECTION', false, { effect: 'style' }),
  protection.flag(226, 'LOCK_RIGHT_CLICK', false),
] as const;
