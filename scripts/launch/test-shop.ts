/** The administrator of every shop of the tests. */
export const testAdmin = { email: 'admin@example.com', password: 'only-for-the-tests' };

/** Ports of one shop of the tests: its web server, the API behind it, and the web server of the sample wine estate on the same API. */
export type ShopPorts = { web: number; api: number; estate: number };

/**
 * The port from which the tests' shops count theirs, 3900 unless E2E_PORT says otherwise: two checkouts on one machine can run their
 * tests side by side.
 */
export const firstPort = Number(process.env.E2E_PORT ?? 3900);

/** Shops that the browser's workers use, one each: what one buys or saves, the other does not see. */
export const workerShops = 2;
/** The number of the shop whose means of payment the tests change. */
export const paymentShop = workerShops;

/** The ports of a shop by its number, from 0. */
export const portsOfShop = (number: number): ShopPorts => ({
  web: firstPort + number,
  estate: firstPort + 500 + number,
  api: firstPort + 1000 + number,
});

/** Port of the payment simulator. */
export const simulatorPort = firstPort + 1500;

/** The address of a shop as a browser names it. */
export const originOfShop = (number: number): string => `http://localhost:${portsOfShop(number).web}`;

/** Addresses of the home pages of a shop and of the estate beside it. */
export const shopPages = (number: number): string[] => [`${originOfShop(number)}/`, `http://localhost:${portsOfShop(number).estate}/`];
