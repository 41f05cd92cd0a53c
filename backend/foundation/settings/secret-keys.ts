import { parameterCatalogue } from '#schemas/parameters/index.ts';

const known: ReadonlySet<string> = new Set(parameterCatalogue.map(({ key }) => key));
const secretWord =
  /(?:^|_)(?:SECRET|PASSWORD|PASSWD|PASSPHRASE|TOKEN|CREDENTIALS?|PRIVATE_KEY|API_KEY|APIKEY|ACCESS_KEY|SIGNING_KEY|ENCRYPTION_KEY)(?:_|$)/;

/** Returns whether an unknown key has the name of a secret. Its value is stored, but no answer, history or log shows it. */
export const isSecretKey = (key: string): boolean => !known.has(key) && secretWord.test(key);

/** Values by key, without the secret ones. */
export const withoutSecrets = <T>(values: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !isSecretKey(key)));
