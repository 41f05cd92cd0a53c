import { parameterGroup } from './definition.ts';

const registration = parameterGroup('registration', 'rule');
const messages = parameterGroup('messages', 'page');
const protection = parameterGroup('protection', 'page');

/** What concerns those who visit: joining, being told, being kept from copying. */
export const peopleParameters = [
  registration.flag(
    190,
    'BLOCK_MINORS_FROM_REGISTERING',
    ['Refuser les mineurs', 'Refuse minors'],
    ['La date de naissance est demandée ; moins de 18 ans : refusé.', 'The date of birth is asked; under 18: refused.'],
    false,
  ),
  registration.flag(
    191,
    'ASK_BIRTHDATE_AT_REGISTER',
    ['Demander la date de naissance', 'Ask the date of birth'],
    ['À l’inscription.', 'At registration.'],
    false,
  ),
  registration.flag(
    192,
    'ALLOW_ONLY_MOBILE_PHONE',
    ['N’accepter que les mobiles', 'Accept mobile numbers only'],
    ['Un numéro fixe est refusé.', 'A landline number is refused.'],
    false,
  ),

  messages.flag(
    210,
    'ENABLE_NEWSLETTER',
    ['Lettre d’information', 'Newsletter'],
    ['Montre le formulaire et accepte les inscriptions.', 'Shows the form and accepts subscriptions.'],
    false,
    { effect: 'rule' },
  ),
  messages.line(
    211,
    'SEND_MAIL_AS_NAME',
    ['Nom d’expéditeur des e-mails', 'Sender name of e-mails'],
    ['Vide : le nom de la boutique.', 'Empty: the shop’s name.'],
    '',
    { effect: 'mail', public: false },
  ),
  messages.email(
    212,
    'SEND_MAIL_AS_MAIL',
    ['Adresse d’expéditeur des e-mails', 'Sender address of e-mails'],
    ['Vide : l’e-mail de la société.', 'Empty: the company’s e-mail.'],
    '',
    { effect: 'mail', public: false },
  ),
  messages.flag(
    213,
    'SHOW_PROMOTE_MESSAGE',
    ['Afficher l’annonce', 'Show the announcement'],
    ['Dans le bandeau du haut.', 'In the top bar.'],
    true,
  ),
  messages.line(214, 'PROMOTE_MESSAGE', ['Annonce', 'Announcement'], ['Vide : celle du bandeau.', 'Empty: the bar’s own.']),
  messages.link(
    215,
    'PROMOTE_MESSAGE_LINK',
    ['Lien de l’annonce', 'Link of the announcement'],
    ['Où mène l’annonce.', 'Where the announcement leads.'],
  ),
  messages.flag(
    216,
    'SHOW_PROMOTE_NEWS',
    ['Afficher les actualités mises en avant', 'Show promoted news'],
    ['Sur la page d’accueil.', 'On the home page.'],
    true,
  ),
  messages.choice(
    217,
    'PROMOTED_NEWS_STYLE',
    ['Style des actualités mises en avant', 'Style of promoted news'],
    ['Comment elles se présentent.', 'How they present themselves.'],
    'BANNER',
    {
      BANNER: ['Bandeau', 'Banner'],
      CARDS: ['Cartes', 'Cards'],
      LIST: ['Liste', 'List'],
    },
  ),
  messages.flag(
    218,
    'DISPLAY_ALCOHOL_SELLING_MESSAGE',
    ['Message sur l’alcool', 'Alcohol message'],
    [
      'Interdiction de vente aux mineurs et modération, sur l’accueil et au paiement.',
      'No sale to minors and moderation, on the home page and at payment.',
    ],
    false,
  ),
  messages.flag(
    219,
    'DISPLAY_ETHYLOTEST_MESSAGE',
    ['Message sur l’éthylotest', 'Breathalyser message'],
    ['Recommande l’autotest avant de conduire.', 'Recommends testing oneself before driving.'],
    false,
  ),

  protection.flag(
    225,
    'LOCK_TEXT_SELECTION',
    ['Empêcher la sélection du texte', 'Prevent text selection'],
    ['Sauf dans les champs.', 'Except in fields.'],
    false,
    { effect: 'style' },
  ),
  protection.flag(
    226,
    'LOCK_RIGHT_CLICK',
    ['Empêcher le clic droit', 'Prevent right click'],
    ['Sauf dans les champs et sur les liens.', 'Except in fields and on links.'],
    false,
  ),
] as const;
