import { generateKeyPairSync, sign } from 'node:crypto';

/** A field of a certificate as DER writes it (ITU-T X.690): what it is, how long it is, what it says. */
function field(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => field(0x30, ...parts);
const object = (hex: string) => field(0x06, Buffer.from(hex, 'hex'));
const time = (at: Date) => field(0x17, Buffer.from(at.toISOString().replace(/^..|[-:T]|\.\d+/g, '')));
const day = 86_400_000;

/** A certificate for the address 127.0.0.1 that signs itself (RFC 5280), valid today; `cert` is its own authority. */
export function newCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const ecdsaWithSha256 = sequence(object('2a8648ce3d040302'));
  const name = sequence(field(0x31, sequence(object('550403'), field(0x0c, Buffer.from('a test')))));
  const validity = sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day)));
  const address = sequence(object('551d11'), field(0x04, sequence(field(0x87, Buffer.from([127, 0, 0, 1])))));
  const version3 = field(0xa0, field(0x02, Buffer.from([2])));
  const serial = field(0x02, Buffer.from([1]));
  const key = publicKey.export({ type: 'spki', format: 'der' });
  const told = sequence(version3, serial, ecdsaWithSha256, name, validity, name, key, field(0xa3, sequence(address)));
  const signature = field(0x03, Buffer.from([0]), sign('sha256', told, privateKey));
  const cert = sequence(told, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
