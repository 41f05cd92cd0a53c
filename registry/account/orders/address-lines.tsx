import { orderStyles as styles } from './styles.ts';

export type AddressLinesProps = {
  address: {
    firstname: string;
    lastname: string;
    latinName?: string | undefined;
    address: string;
    addressPart2: string;
    postalCode: string;
    city: string;
  };
  country?: string | undefined;
};

/** An address as it stands on an envelope. */
export function AddressLines({
  address: { firstname, lastname, latinName, address, addressPart2, postalCode, city },
  country,
}: AddressLinesProps) {
  return (
    <address className={styles.address}>
      <span>
        {firstname} {lastname}
      </span>
      {latinName && <span>{latinName}</span>}
      <span>{address}</span>
      {addressPart2 && <span>{addressPart2}</span>}
      <span>
        {postalCode} {city}
      </span>
      {country && <span>{country}</span>}
    </address>
  );
}
