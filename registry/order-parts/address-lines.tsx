import { orderStyles as styles } from './styles.ts';

export type AddressLinesProps = {
  address: { firstname: string; lastname: string; address: string; addressPart2: string; postalCode: string; city: string };
  country?: string | undefined;
};

/** An address as it stands on an envelope. */
export function AddressLines({ address: { firstname, lastname, address, addressPart2, postalCode, city }, country }: AddressLinesProps) {
  return (
    <address className={styles.address}>
      <span>
        {firstname} {lastname}
      </span>
      <span>{address}</span>
      {addressPart2 && <span>{addressPart2}</span>}
      <span>
        {postalCode} {city}
      </span>
      {country && <span>{country}</span>}
    </address>
  );
}
