/** What the calls say that tend a site, in English. */
export const operationsEn = {
  'order.no-cawl': 'This shop does not collect with Cawl; this is how the order stands.',
  'order.not-sent': 'This order is not sent: it has no parcel to follow.',
  'payment.no-public-key': 'No card payment is set up.',
  'svg.address': 'An https address is expected.',
  'svg.host': 'This server is not allowed.',
  'svg.private': 'This address is not public.',
  'svg.unreachable': 'The drawing could not be loaded.',
  'svg.too-large': 'This drawing is larger than 1 MB.',
  'svg.not-svg': 'This file is not an SVG drawing.',
  'preview.hash': 'This HTML has changed since the picture was taken.',
  'preview.picture': 'This file is not a picture that is accepted.',
  'preview.no-layout': 'This section does not exist.',
  'address.DELIVERY': 'Delivery',
  'address.BILLING': 'Billing',
} as const;
