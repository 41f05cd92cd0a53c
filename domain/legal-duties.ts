import type { LegalDuty, LegalDutyKey } from '#schemas/legal-duties.ts';
import type { ParameterKey, ParameterValues } from '#schemas/parameters/index.ts';

/** State of the shop that decides duties, besides its settings. */
export type ShopState = {
  /** Withdrawals that are not settled, and those whose money is due already. */
  openWithdrawals: number;
  overdueWithdrawals: number;
  /** The shop sells, now, alcohol, used pieces, or pieces for rent. */
  sellsAlcohol: boolean;
  /** Wines sold of which a vintage has no label, with its ingredients and nutrition. */
  unlabelledWines: number;
  /** Pieces sold under the margin scheme, and those of them without a purchase price. */
  marginPieces: number;
  unpricedPieces: number;
  sellsUsed: boolean;
  rentsOut: boolean;
  /** Days since the retention job ran last; null: never. */
  retentionAgeDays: number | null;
};

const settings = '/admin/parameters';

/** Lists what the law asks of a shop, each duty done or with what is missing and where; the program does the others by itself. */
export function listDuties(values: ParameterValues, state: ShopState): LegalDuty[] {
  const empty = (...keys: ParameterKey[]): string[] => keys.filter((key) => String(values[key]).trim() === '');
  const filled = (key: LegalDutyKey, ...keys: ParameterKey[]): LegalDuty => {
    const missing = empty(...keys);
    return { key, state: missing.length > 0 ? 'MISSING' : 'DONE', href: settings, missing };
  };
  const done = (key: LegalDutyKey, href: string): LegalDuty => ({ key, state: 'DONE', href, missing: [] });
  const judged = (key: LegalDutyKey, is: LegalDuty['state'], href: string, missing: string[] = []): LegalDuty => ({
    key,
    state: is,
    href,
    missing,
  });
  const alcohol = (['DISPLAY_ALCOHOL_SELLING_MESSAGE', 'BLOCK_MINORS_FROM_REGISTERING'] as const).filter((key) => !values[key]);
  const counted = (key: LegalDutyKey, count: number, href: string): LegalDuty => ({
    ...judged(key, count > 0 ? 'CHECK' : 'DONE', href),
    ...(count > 0 && { count }),
  });
  const {
    openWithdrawals,
    overdueWithdrawals,
    unlabelledWines,
    marginPieces,
    unpricedPieces,
    sellsAlcohol,
    sellsUsed,
    rentsOut,
    retentionAgeDays,
  } = state;
  return [
    filled(
      'identity',
      'COMPANY_LEGAL_NAME',
      'COMPANY_CORPORATE_FORM',
      'COMPANY_RCS',
      'COMPANY_SIRET',
      'COMPANY_HEAD_OFFICE',
      'COMPANY_EMAIL',
      'COMPANY_PHONE',
      'PUBLICATION_DIRECTOR',
      'HOST_NAME',
    ),
    filled('saleTerms', 'SALE_TERMS'),
    filled('privacyPolicy', 'PRIVACY_POLICY'),
    filled('cookiePolicy', 'COOKIE_POLICY'),
    filled('mediator', 'MEDIATOR_NAME', 'MEDIATOR_ADDRESS', 'MEDIATOR_URL'),
    done('withdrawal', '/withdrawal'),
    judged('openWithdrawals', overdueWithdrawals > 0 ? 'MISSING' : openWithdrawals > 0 ? 'CHECK' : 'DONE', '/admin/withdrawals'),
    done('exclusions', '/admin/products'),
    done('prices', '/cart'),
    done('orderButton', '/cart'),
    done('reductions', '/admin/products'),
    filled('guarantee', 'GUARANTEE_NOTICE_IMAGE'),
    done('producerGuarantee', '/admin/products'),
    done('consent', '/'),
    judged(
      'accessibility',
      values.ACCESSIBILITY_STATEMENT ? 'DONE' : 'CHECK',
      values.ACCESSIBILITY_STATEMENT ? '/accessibility' : settings,
    ),
    ...(sellsAlcohol ? [judged('alcohol', alcohol.length > 0 ? 'MISSING' : 'DONE', settings, alcohol)] : []),
    ...(sellsAlcohol ? [counted('wineLabels', unlabelledWines, '/admin/products')] : []),
    ...(sellsUsed ? [done('usedGoods', '/admin/products')] : []),
    ...(marginPieces > 0 ? [counted('marginScheme', unpricedPieces, '/admin/products')] : []),
    ...(rentsOut ? [done('rentals', '/admin/products')] : []),
    judged('retention', retentionAgeDays !== null && retentionAgeDays <= 2 ? 'DONE' : 'CHECK', '/admin/privacy'),
    done('personRights', '/admin/privacy'),
    { ...filled('books', 'COMPANY_SIRET'), href: '/admin/payments/books' },
    done('emails', '/admin/mails'),
  ];
}
