import { init, type SdkResponse } from 'onlinepayments-sdk-nodejs';
import { providerTimeoutMs, type ShopKeys } from '../../shop-keys.ts';
import { ProviderAway } from '../provider.ts';

export type CawlKeys = ShopKeys<'merchantId' | 'apiKeyId' | 'apiSecret' | 'webhookKeyId' | 'webhookSecret'>;

const hosts = { TEST: 'payment.preprod.cawl-solutions.fr', LIVE: 'payment.cawl-solutions.fr' } as const;

/** The official client of Worldline Direct, of which Cawl is a brand, with the keys of a shop. */
export function cawlClient({ mode, values, simulator }: CawlKeys) {
  const place = simulator
    ? { host: simulator.host, port: simulator.port, scheme: 'http' as const }
    : { host: hosts[mode], port: 443, scheme: 'https' as const };
  return init({ ...place, apiKeyId: values.apiKeyId, secretApiKey: values.apiSecret, integrator: 'Storefront' });
}

/** Returns whether a shopper may be sent to an address from Cawl: its own pages, or the simulator's. */
export function isCawlPage(address: string, { simulator }: CawlKeys): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin } = new URL(address);
  return simulator ? origin === simulator.origin : protocol === 'https:' && hostname.endsWith('.cawl-solutions.fr');
}

/** Cawl said no. `status` of HTTP. */
export class CawlRefused extends Error {
  override name = 'CawlRefused';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`Cawl refused: ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

type ErrorBody = { errors?: readonly { errorCode?: string | null; id?: string | null }[] | null } | null;

/** Asks Cawl. Throws ProviderAway where the answer is not known, CawlRefused where it said no; their messages do not go on. */
export async function askCawl<T, E extends ErrorBody>(call: () => Promise<SdkResponse<T, E>>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ProviderAway('Cawl does not answer in time')), providerTimeoutMs);
  });
  const answer = await Promise.race([call(), late])
    .catch((error: unknown) => {
      throw error instanceof ProviderAway ? error : new ProviderAway('Cawl does not answer');
    })
    .finally(() => clearTimeout(timer));
  if (answer.isSuccess) return answer.body;
  const { status } = answer;
  const [first] = answer.body?.errors ?? [];
  const code = String(first?.id ?? first?.errorCode ?? '').replace(/[^A-Za-z0-9_]/g, '');
  if (status >= 500 || status === 409 || status === 429) throw new ProviderAway(`Cawl answers ${status}`);
  throw new CawlRefused(status, code);
}
