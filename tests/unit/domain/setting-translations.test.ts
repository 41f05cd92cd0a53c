import { describe, expect, it } from 'vitest';
import { isPhrase, listUntranslated, translationKey } from '#domain/setting-translations.ts';
import { definitionOf } from '#schemas/parameters/index.ts';

describe('translations of settings', () => {
  it('are missing where the site says something that another language does not', () => {
    const texts = {
      SHIPPING_MESSAGE: 'Expédié mardi',
      PROMOTE_MESSAGE: 'Soldes',
      'PROMOTE_MESSAGE@en_US': 'Sales',
      'NOT_IN_STOCK_LABEL@en_US': 'Gone',
      CREATED_BY_MESSAGE: '  ',
    };
    expect(listUntranslated(texts, ['en_US'])).toEqual([{ key: 'SHIPPING_MESSAGE', locale: 'en_US' }]);
    expect(listUntranslated(texts, ['en_US', 'de_DE'])).toContainEqual({ key: 'PROMOTE_MESSAGE', locale: 'de_DE' });
    expect(listUntranslated(texts, [])).toEqual([]);
    expect(listUntranslated({ ...texts, 'SHIPPING_MESSAGE@en_US': '' }, ['en_US']), 'an empty one says nothing').toHaveLength(1);
  });

  it('are not asked of names, addresses and numbers, which may have one all the same', () => {
    expect(listUntranslated({ COMPANY_PHONE: '02 51 00 00 00', SEND_MAIL_AS_NAME: 'Marie' }, ['en_US'])).toEqual([]);
    expect(translationKey('COMPANY_CITY', 'en_US')).toBe('COMPANY_CITY@en_US');
    const description = definitionOf('COMPANY_DESCRIPTION');
    expect(description && isPhrase(description)).toBe(true);
  });

  it('exist of texts alone', () => {
    expect(translationKey('SHIPPING_MESSAGE', 'en_US')).toBe('SHIPPING_MESSAGE@en_US');
    expect(translationKey('PRIMARY_COLOR', 'en_US')).toBeUndefined();
    expect(translationKey('LOGO', 'en_US')).toBeUndefined();
  });
});
