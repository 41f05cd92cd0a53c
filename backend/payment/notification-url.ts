import type { ProviderName } from '#schemas/payments.ts';

/** Where a provider tells what became of payments of a shop, as the outside reaches it: through the web server. No question in it: some sign what follows one. */
export const notificationUrl = (webOrigin: string, provider: ProviderName, idSite: number): string =>
  `${webOrigin}/api/payment/${provider}/${idSite}/notify`;
