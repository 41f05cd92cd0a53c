import type { ParameterValues } from '#schemas/parameters/index.ts';

/** How to find and reach the shop, from its settings; what is not set is ''. */
export type Contact = { name: string; lines: string[]; phone: string; phoneHref: string; email: string; mapHref: string };

export function companyContact(values: ParameterValues): Contact {
  const phone = values.COMPANY_PHONE || values.COMPANY_MOBILE;
  const { COMPANY_LATITUDE: lat, COMPANY_LONGITUDE: lng } = values;
  const hasPlace = lat !== '' && lng !== '' && Number.isFinite(Number(lat)) && Number.isFinite(Number(lng));
  return {
    name: values.COMPANY_NAME,
    lines: [values.COMPANY_ADDRESS, `${values.COMPANY_POSTAL_CODE} ${values.COMPANY_CITY}`.trim()].filter(Boolean),
    phone,
    phoneHref: phone ? `tel:${phone.replace(/[^\d+]/g, '')}` : '',
    email: values.COMPANY_EMAIL,
    mapHref: hasPlace ? `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=18/${lat}/${lng}` : '',
  };
}
