import type { Rule } from './rule.ts';

/** Settings by group; docs/parameters.md lists each with its proof. */
export const settings: readonly Rule[] = [
  {
    rule: 'Each of the at least 150 settings has an effect that a test sees ([all of them](parameters.md)).',
    tests: ['has every key of a family: weekdays, logo variants with their margins, at least 150 in all', 'Parameters $key: $title'],
  },
  {
    rule: 'A setting is a text, a choice, yes or no, a number or a link; it is stored as text and read in its type ([why](decisions/parameters.md#one-catalogue)).',
    tests: ['reads each value in its own type', 'takes choices in upper and lower case, and gives them as the catalogue writes them'],
  },
  {
    rule: 'What is not allowed is the default and is reported; an unknown key is kept and told to nobody.',
    tests: [
      'falls back to the default and reports %s = %s',
      'keeps an unknown key and lists it',
      'parameters of a site keep unknown keys, which the public never sees',
    ],
  },
  {
    rule: '[Colours](parameters.md#colours): text, headings, the active entry, grounds of header, menu, phone’s menu, top bar and footer. Those that nobody chose are derived so that they can be read.',
    tests: [
      'MENU_COLOR_ON_TOP: the menu has this colour over the picture',
      'TOP_BAR_BACKGROUND_COLOR: the announcement lies on it',
      'a text that nobody coloured reads on every ground it stands on, whatever the owner chose',
    ],
  },
  {
    rule: '[Fonts](parameters.md#typography) of titles, texts and the menu; sizes, weights, cases.',
    tests: [
      'TITLE_FONT: headings wear the font, whose file has come',
      'CONTENT_FONT: running text wears the font',
      'MENU_FONT: the menu wears the font',
    ],
  },
  {
    rule: '[Layout](parameters.md#layout): the dark theme, widths, corners, the space above sheets.',
    tests: ['DARK_THEME: the page turns dark and its text light', 'DETAIL_PAGE_MARGIN_TOP: the product sheet stands that far below'],
  },
  {
    rule: '[Menu](parameters.md#menu): its place and whether it stays, alignment, marks of the active and the hovered entry, submenus, icons, languages.',
    tests: [
      'IS_MENU_FIXED: the header is still there a screen further down, and hides nothing that gets the focus',
      'MENU_ACTIVE_TYPE: a line is below the entry one is in',
      'MENU_HOVER_TRANSITION: a ground rises under the pointer',
      'MENU_TYPE: the header lies over the first picture of a page',
      'SUBMENU_WIDTH: the submenu is as wide as it says',
      'LANG_MENU_STYLE: languages are written as codes',
    ],
  },
  {
    rule: '[Logo](parameters.md#logo): place, size and margins in the header, in the footer and on a phone.',
    tests: [
      'LOGO_POSITION: the logo is left of the menu',
      'LOGO_FOOTER_HEIGHT: the logo of the footer is as high as it says',
      'LOGO_HEIGHT_MOBILE: the logo of the phone’s header is as high as it says',
    ],
  },
  {
    rule: 'Texts of settings are written in each language of the site, side by side; what is not translated is listed. Names, addresses and numbers are not asked for.',
    tests: [
      'translations of settings are missing where the site says something that another language does not',
      'translations of settings are not asked of names, addresses and numbers, which may have one all the same',
      'drafts of parameters show a page what it would say in its language: its own words where it has some, else those of the site',
    ],
  },
  {
    rule: 'The pictures of logos and of the site’s icon are chosen in the panel, previewed, saved and restored as settings are ([why](decisions/parameters.md#logos-are-saved-with-the-settings)).',
    tests: [
      'a logo is sent from a phone, seen in the preview before it is saved, and then on the shop',
      'logos of a site refuse a picture that the library does not have, at its field, and then save nothing',
      'logos of a site are restored with the version that had them, and stay where that version is older than the choice of logos',
      'logos of a site that are drawings lose what could run before anybody sees them, and what is no picture is refused',
    ],
  },
  {
    rule: '[Icons](parameters.md#icons) of cart, account, search and menu, our own or Font Awesome’s in a style.',
    tests: [
      'CART_ICON: the cart is drawn by Font Awesome, in the base style',
      'MY_ACCOUNT_ICON: the account is drawn in the style its name has',
      'BASE_FONTAWESOME_ICON: icons named without their style have this one',
    ],
  },
  {
    rule: '[Shop](parameters.md#shop): order and pictures of lists, the look of sheets and features, what is said of stock, prices that are hidden, wines’ names, grapes and multiples, nutrition, the cart on hover.',
    tests: [
      'PRODUCT_ORDER: a list that nobody has sorted begins as PRICE says',
      'PRODUCT_PAGE_STYLE: the purchase follows down a column of pictures',
      'FEATURES_PRODUCT_STYLE: features are rows of a table instead of panels to open',
      'STOCK_LIMIT_DISPLAY: five pieces are told as the last from six on',
      'HIDE_PRODUCT_PRICES: a sheet leads to the shop instead of selling',
      'HANDLE_STOCK: more than there is can be ordered, and the stock says what is owed',
      'SWITCH_NAME_AND_APPELLATION: the appellation becomes the title, in lists and on the sheet',
      'BOTTLE_MULTIPLE: wines without a multiple of their own are sold by this one',
      'SEE_CART_ON_HOVER: the cart opens under the pointer, or is a link alone',
    ],
  },
  {
    rule: '[Shipping](parameters.md#shipping): free from an amount or so many bottles, least and most bottles, delivery suspended, where the shop sells, hours of collection, means of payment, when a review is asked for.',
    tests: [
      'FREE_SHIPPING_PRICE: a parcel of that amount is sent free, and the cart says what is left until then',
      'FREE_SHIPPING_BOTTLE: so many bottles are sent free: halves count half, boxes count their bottles',
      'MINIMUM_EXPEDITION_BOTTLE: fewer bottles are not sent, and the shopper is told how many are missing',
      'MAXIMUM_EXPEDITION_BOTTLE: more bottles are not sent, and the shopper is told how many are too many',
      'LOCK_DELIVERY: nothing is sent, collecting stays possible',
      'ONLY_SELL_IN_FRANCE: other countries are not offered, and no parcel goes there',
      'CLICK_AND_COLLECT_HOURS: the delivery step says when orders can be collected',
      'ORDER_REVIEW_DELAY: so many days after an order was handed over one e-mail asks for a review',
    ],
  },
  {
    rule: 'Who sells worldwide needs a carrier with a zone for the rest of the world, which the settings say.',
    tests: [
      'SELLS_WORLDWIDE: every country is sold to: a carrier goes to the rest of the world at a fee of its own',
      'a zone for the rest of the world is for the countries that no other zone of the carrier names',
    ],
  },
  {
    rule: '[Registration](parameters.md#registration): a date of birth, no minors, mobile numbers only.',
    tests: [
      'BLOCK_MINORS_FROM_REGISTERING: who is under 18 makes no account',
      'ASK_BIRTHDATE_AT_REGISTER: nobody makes an account without a date of birth; a minor may',
      'ALLOW_ONLY_MOBILE_PHONE: a landline is refused at registration and in an order',
    ],
  },
  {
    rule: '[Messages](parameters.md#messages): newsletter, sender of e-mails, announcement, promoted news, what the law says of alcohol.',
    tests: [
      'ENABLE_NEWSLETTER: an address can subscribe',
      'SEND_MAIL_AS_NAME: e-mails are from that name',
      'SHOW_PROMOTE_NEWS: news is announced on the home page',
      'DISPLAY_ALCOHOL_SELLING_MESSAGE: the home page and payment say that nothing is sold to minors',
      'DISPLAY_ETHYLOTEST_MESSAGE: the home page and payment recommend a test before driving',
    ],
  },
  {
    rule: '[Company](parameters.md#company) and [opening hours](parameters.md#opening-hours) stand at the foot of pages, in e-mails and in legal texts.',
    tests: [
      'COMPANY_NAME: stands in the address at the foot of the page',
      'COMPANY_FAX: stands at the end of e-mails',
      'INTRACO_VAT: fills the legal texts, which name it to the owner while it is missing',
      'OPENING_HOURS_MONDAY: the hours of the day stand among the opening hours',
      'gives the company’s address from its parameters',
    ],
  },
  {
    rule: '[Added code](parameters.md#code): CSS, scripts and HTML of the owner’s own, which can break no page for good.',
    tests: [
      'GLOBAL_CSS: the owner’s CSS underlines the headings',
      'SCRIPT_TO_LOAD: the owner’s script writes onto the page',
      'AFTER_BODY_HTML_TO_LOAD: the owner’s HTML stands at the end of the page',
      'a site that its own code has broken is mended by ?safe=1, from link to link',
    ],
  },
  {
    rule: '[Social networks](parameters.md#social) are linked in the footer, and in the menu where the owner says so.',
    tests: [
      'FACEBOOK_URL: the footer links to Facebook',
      'GITHUB_REPOSITORY: the footer links to GitHub',
      'DISPLAY_SOCIAL_ICON_IN_MENU: the top bar links to the networks',
    ],
  },
  {
    rule: '[Protection](parameters.md#protection): no selection of texts, no right click.',
    tests: ['LOCK_TEXT_SELECTION: text cannot be selected', 'LOCK_RIGHT_CLICK: a right click is refused, but not on links'],
  },
  {
    rule: '[Credits](parameters.md#credits): who made the site, a link and an emblem.',
    tests: [
      'CREATED_BY_MESSAGE: the footer says who made the site',
      'CREATED_BY_BACKLINK_URL: the credit leads to who made the site',
      'HIDE_EVOLUSITE_LOGO: no emblem stands before the credit',
    ],
  },
  {
    rule: '[Descriptions](parameters.md#descriptions) of the home page, the news, the wine list and the contact for search engines.',
    tests: [
      'HOME_PAGE_DESCRIPTION: is what search engines and shared links say of the page',
      'WINE_LIST_PAGE_DESCRIPTION: is what search engines and shared links say of the page',
      'describes a page by the settings for its kind, else by its own words, else the home page by the company',
    ],
  },
  {
    rule: '[Legal texts](parameters.md#legal) are pages of the site, and can run nothing.',
    tests: [
      'SALE_TERMS: is the text of its page, without anything that runs',
      'fills a legal text and takes out what runs, whatever a company field holds',
    ],
  },
  {
    rule: 'The settings that were specified have the specified defaults: 3 as the threshold of stock, logos 100, 120 and 100 high, margins 25, submenus 150 wide, icons 12 pt, the phone’s bar at its foot, the owner’s order, pictures 2-3, premium sheets, the shop’s own card account, sales in French only.',
    tests: ['the parameter catalogue has the defaults that the specification prints'],
  },
  {
    rule: 'The owner changes settings with the site beside them; each save is a version that can be restored.',
    tests: [
      'a colour shows in the preview while one types, is undone, redone and reset, and nothing is saved',
      'the history shows what each save changed, and an earlier one is restored',
      'parameters of a site are not saved over what somebody else saved meanwhile',
    ],
  },
];
