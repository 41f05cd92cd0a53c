import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from '#domain/company-placeholders.ts';
import { codeParameters } from '#schemas/parameter.ts';
import { originsOf, parameterCatalogue, readParameters } from '#schemas/parameters/index.ts';
import { parameterTexts } from '#schemas/parameters/texts.ts';
import { langs } from '#schemas/site.ts';

const read = (values: Record<string, string | null>) => readParameters(Object.entries(values).map(([type, value]) => ({ type, value })));

describe('the parameter catalogue', () => {
  it('gives every parameter its own id and key, and a default that its rule accepts', () => {
    expect(new Set(parameterCatalogue.map(({ id }) => id)).size).toBe(parameterCatalogue.length);
    expect(new Set(parameterCatalogue.map(({ key }) => key)).size).toBe(parameterCatalogue.length);
    for (const { key, default: value } of parameterCatalogue) {
      expect(read({ [key]: String(value) }).issues, key).toEqual([]);
    }
  });

  it('has every key of a family: weekdays, logo variants with their margins, at least 150 in all', () => {
    const keys = new Set<string>(parameterCatalogue.map(({ key }) => key));
    for (const day of ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY']) {
      expect(keys.has(`OPENING_HOURS_${day}`), day).toBe(true);
    }
    for (const side of ['TOP', 'RIGHT', 'BOTTOM', 'LEFT']) expect(keys.has(`LOGO_MARGIN_${side}`), side).toBe(true);
    expect(keys.size).toBeGreaterThanOrEqual(150);
  });

  it('keeps the keys of the API to its form', () => {
    for (const { key } of parameterCatalogue) expect(key).toMatch(/^[A-Z][A-Z0-9_]{0,79}$/);
  });

  it.each(langs)('says in %s what every parameter and each of its choices is called and does, and of nothing else', (lang) => {
    const said = Object.entries(parameterTexts[lang] ?? {}).map(([key, { label, help, options }]) => {
      expect([label, help, ...Object.values(options ?? {})], key).not.toContain('');
      return [key, Object.keys(options ?? {})];
    });
    const known = parameterCatalogue.map(({ key, ...entry }) => [
      key,
      'constraint' in entry && 'oneOf' in entry.constraint ? [...entry.constraint.oneOf] : [],
    ]);
    expect(Object.fromEntries(said)).toEqual(Object.fromEntries(known));
  });

  it('knows which parameters are code: those ask for a recent sign-in', () => {
    expect(parameterCatalogue.filter(({ effect }) => effect === 'code').map(({ key }) => key)).toEqual(codeParameters);
  });

  it('has the defaults that the specification prints', () => {
    expect(read({}).values).toMatchObject({
      STOCK_LIMIT_DISPLAY: 3,
      LOGO_HEIGHT: 100,
      LOGO_FOOTER_HEIGHT: 120,
      LOGO_HEIGHT_MOBILE: 100,
      LOGO_MARGIN_TOP: 25,
      LOGO_MARGIN_BOTTOM: 25,
      SUBMENU_WIDTH: 150,
      MENU_ICON_SIZE: 12,
      MOBILE_MENU_POSITION: 'BOTTOM',
      PRODUCT_ORDER: 'CUSTOM',
      PRODUCT_ASPECT_RATIO: '2-3',
      PRODUCT_PAGE_STYLE: 'PREMIUM',
      FEATURES_PRODUCT_STYLE: 'EXPANDABLE',
      PAYMENT_METHOD: 'CUSTOM',
      ONLY_SELL_IN_FRANCE: true,
      ONLY_SELL_ON_FRENCH_VERSION: true,
      LOGO_POSITION: 'TOP',
      MENU_ALIGNMENT: 'LEFT',
      MENU_ACTIVE_TYPE: 'BACKGROUND_COLOR',
      MENU_HOVER_TRANSITION: 'SIMPLE_BACKGROUND_COLOR',
      IS_MENU_FIXED: false,
      HIDE_CONTACT_PAGE: true,
      USE_PRODUCT_STOCK: true,
      SEE_CART_ON_HOVER: true,
      MENU_TYPE: 'RELATIVE',
      BASE_FONTAWESOME_ICON: 'fa-solid',
      DETAIL_PAGE_MARGIN_TOP: 28,
      DETAIL_PAGE_MARGIN_TOP_MOBILE: 28,
    });
  });
});

describe('reading the parameters of a site', () => {
  it('reads each value in its own type', () => {
    const { values, issues } = read({ IS_MENU_FIXED: 'true', LOGO_HEIGHT: ' 80 ', FREE_SHIPPING_PRICE: '79,5', PRIMARY_COLOR: '#ABC' });
    expect(values).toMatchObject({ IS_MENU_FIXED: true, LOGO_HEIGHT: 80, FREE_SHIPPING_PRICE: 79.5, PRIMARY_COLOR: '#ABC' });
    expect(issues).toEqual([]);
  });

  it.each([
    ['IS_MENU_FIXED', 'yes', 'not-boolean'],
    ['LOGO_HEIGHT', 'high', 'not-number'],
    ['LOGO_HEIGHT', '-3', 'constraint'],
    ['MENU_ALIGNMENT', 'UPSIDE_DOWN', 'constraint'],
    ['PRIMARY_COLOR', 'red;}body{display:none', 'constraint'],
    ['FACEBOOK_URL', 'javascript:alert(1)', 'constraint'],
    ['COMPANY_EMAIL', 'nobody', 'constraint'],
    ['OPENING_HOURS_MONDAY', '25:00-26:00', 'constraint'],
    ['OPENING_HOURS_MONDAY', '09:00-12:00,', 'constraint'],
    ['TITLE_FONT', 'Lora";}body{display:none', 'constraint'],
    ['TITLE_FONT', '-apple-system', 'constraint'],
    ['TITLE_FONT', 'a'.repeat(81), 'constraint'],
    ['CART_ICON', 'fa-duotone house', 'constraint'],
    ['CART_ICON', '<svg>', 'constraint'],
    ['SCRIPT_ALLOWED_ORIGINS', 'http://cdn.example.com', 'constraint'],
    ['SCRIPT_ALLOWED_ORIGINS', 'https://cdn.example.com/path', 'constraint'],
    ['SCRIPT_ALLOWED_ORIGINS', "https://cdn.example.com;script-src 'unsafe-inline'", 'constraint'],
    ['SCRIPT_ALLOWED_ORIGINS', 'https://*', 'constraint'],
    ['TELEGRAM_USERNAME', 'https://t.me/shop', 'constraint'],
    ['TELEGRAM_USERNAME', '@shop', 'constraint'],
    ['GITHUB_REPOSITORY', 'owner/repository/../../x', 'constraint'],
    ['COMPANY_LATITUDE', '181', 'constraint'],
    ['COMPANY_LATITUDE', '46.7N', 'constraint'],
    ['COMPANY_COUNTRY', 'fr', 'constraint'],
    ['COMPANY_COUNTRY', 'FRA', 'constraint'],
    ['CREATED_BY_MESSAGE', 'x'.repeat(301), 'constraint'],
    ['BASE_FONT_SIZE', 'Infinity', 'not-number'],
  ])('falls back to the default and reports %s = %s', (key, value, reason) => {
    const { values, issues } = read({ [key]: value });
    expect(values).toEqual(read({}).values);
    expect(issues).toEqual([{ key, value, reason }]);
  });

  it.each([
    ['TITLE_FONT', 'Playfair Display'],
    ['TITLE_FONT', 'Source Sans 3'],
    ['TITLE_FONT', 'Élan Léger'],
    ['CART_ICON', 'bag'],
    ['CART_ICON', 'fa-solid cart-shopping'],
    ['CART_ICON', 'fa-brands github'],
    ['SCRIPT_ALLOWED_ORIGINS', 'https://cdn.example.com\nhttps://stats.example.com:8443'],
    ['TELEGRAM_USERNAME', 'la_penderie'],
    ['GITHUB_REPOSITORY', 'owner/repository'],
    ['COMPANY_LONGITUDE', '-1.60012'],
    ['COMPANY_LATITUDE', '46'],
    ['COMPANY_COUNTRY', 'BE'],
    ['OPENING_HOURS_MONDAY', '09:00-12:30, 14:00-24:00'],
    ['MEDIATOR_URL', 'https://mediation.example.com/a?b=c'],
    ['FACEBOOK_URL', ''],
  ])('takes %s = %s', (key, value) => {
    const { values, issues } = read({ [key]: value });
    expect(issues).toEqual([]);
    expect(values).toMatchObject({ [key]: value });
  });

  it('takes choices in upper and lower case, and gives them as the catalogue writes them', () => {
    const { values, issues } = read({ MENU_ALIGNMENT: 'center', PRODUCT_ORDER: ' Custom ', MOBILE_MENU_POSITION: 'TOP' });
    expect(values).toMatchObject({ MENU_ALIGNMENT: 'CENTER', PRODUCT_ORDER: 'CUSTOM', MOBILE_MENU_POSITION: 'TOP' });
    expect(issues).toEqual([]);
  });

  it('takes an empty choice, number or yes-and-no as not set, and an empty text as empty', () => {
    const { values, issues } = read({ MENU_ALIGNMENT: '', LOGO_HEIGHT: ' ', DARK_THEME: '', COMPANY_COUNTRY: '' });
    expect(issues).toEqual([]);
    expect(values).toEqual({ ...read({}).values, COMPANY_COUNTRY: '' });
  });

  it('takes a decimal comma, and gives a point', () => {
    expect(read({ COMPANY_LATITUDE: '46,74', FREE_SHIPPING_PRICE: '79,5' }).values).toMatchObject({
      COMPANY_LATITUDE: '46.74',
      FREE_SHIPPING_PRICE: 79.5,
    });
  });

  it('finds each origin of a list once, in small letters', () => {
    expect(originsOf('https://CDN.example.com,\n https://cdn.example.com  https://b.example.com')).toEqual([
      'https://cdn.example.com',
      'https://b.example.com',
    ]);
    expect(originsOf('')).toEqual([]);
  });

  it('keeps an unknown key and lists it', () => {
    const { unknown, issues } = read({ OLD_SETTING: 'kept' });
    expect(unknown).toEqual({ OLD_SETTING: 'kept' });
    expect(issues).toEqual([{ key: 'OLD_SETTING', value: 'kept', reason: 'unknown' }]);
  });

  it('takes null as the default', () => {
    expect(read({ LOGO_HEIGHT: null })).toEqual(read({}));
  });
});

describe('placeholders of legal texts', () => {
  const { values } = read({ COMPANY_LEGAL_NAME: 'Dupont & Filles', COMPANY_SIRET: '123' });

  it('are filled with the company’s values, escaped', () => {
    expect(fillPlaceholders('<p>{{COMPANY_LEGAL_NAME}}, {{ COMPANY_SIRET }}</p>', values)).toBe('<p>Dupont &amp; Filles, 123</p>');
  });

  it.each(['{{INTRACO_VAT}}', '{{NOT_A_KEY}}', '{{PRIMARY_COLOR}}', '{{}}', '{{constructor}}'])(
    'never shows braces to a shopper: %s',
    (text) => {
      expect(fillPlaceholders(`n° ${text}.`, values)).toBe('n° —.');
    },
  );
});
