import { countryByCode } from '#backend/foundation/places/index.ts';
import type { Seller } from '#schemas/invoice.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Lang } from '#schemas/site.ts';

/** Reads the seller from the company parameters. */
export function sellerOf(values: ParameterValues, siteName: string, lang: Lang): Seller {
  const tradeName = values.COMPANY_NAME || siteName;
  const office = values.COMPANY_HEAD_OFFICE.trim();
  const country = countryByCode(values.COMPANY_COUNTRY.toUpperCase(), lang)?.name ?? '';
  const place = [values.COMPANY_ADDRESS, `${values.COMPANY_POSTAL_CODE} ${values.COMPANY_CITY}`.trim(), country];
  return {
    name: values.COMPANY_LEGAL_NAME || tradeName,
    tradeName,
    corporateForm: values.COMPANY_CORPORATE_FORM,
    capital: values.COMPANY_CAPITAL,
    address: (office ? office.split('\n') : place).filter(Boolean),
    siret: values.COMPANY_SIRET,
    rcs: values.COMPANY_RCS,
    ape: values.COMPANY_APE,
    vatNumber: values.INTRACO_VAT,
    email: values.COMPANY_EMAIL,
    phone: values.COMPANY_PHONE || values.COMPANY_MOBILE,
  };
}
