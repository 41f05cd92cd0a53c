import type { FileWords } from './words.ts';

/** Descriptions of the files with products and delivery. */
export const shopWords = {
  'variations.json': {
    holds: 'The axes in which products vary, in the order of the filters.',
    fields: {},
  },
  'products.json': {
    holds: 'The catalogue, in the order of the list. Amounts are cents with tax, rates basis points (2000 is 20 %).',
    fields: {},
  },
  'tags.json': {
    holds: 'Names of the categories that products name in `tags`. One that is not listed is called by its slug.',
    fields: {},
  },
  'carriers.json': {
    holds: 'Ways of delivery with their fees: the first band that holds the parcel counts.',
    fields: {},
  },
  'relay-points.json': {
    holds: 'Relay points of the carriers.',
    fields: {
      carrier: 'name of a carrier of carriers.json',
      id: 'the carrier’s own name for it',
      name: 'its name',
      addLine1: 'street and number',
      zipCode: 'its postal code',
      city: 'its town',
      country: 'two letters (ISO 3166-1)',
      position: 'on the map',
      'position.lat': 'degrees north',
      'position.lng': 'degrees east',
      icon: 'name of a picture in pictures/ that marks the point on the map in place of its number',
      openingHours: 'when it is open, a line each',
      'openingHours[].days': 'as it is read: “Du mardi au samedi”',
      'openingHours[].hours': 'as it is read: “9h–12h”',
    },
  },
  'calendar.json': {
    holds: 'When orders can be collected at the shop; no file: never. Days and hours are in the site’s time zone.',
    fields: {
      name: 'what collecting there is called',
      leadHours: 'hours between an order and the first slot',
      horizonDays: 'days ahead that can be chosen',
      slots: 'the slots of a week',
      'slots[].weekday': '1 is Monday',
      'slots[].from': '`HH:MM`',
      'slots[].to': '`HH:MM`',
      'slots[].capacity': 'orders that it takes',
      closures: 'days on which nothing is handed out',
      'closures[].from': 'first day',
      'closures[].to': 'last day',
      'closures[].reason': 'why, for customers',
    },
  },
  'discounts.json': {
    holds: 'Discount codes.',
    fields: {},
  },
  'returns.json': {
    holds: 'Whether returns are asked for on the account’s pages, and what is said of them; no file: they are not.',
    fields: {
      isActive: 'whether they are',
      message: 'above the form',
      returnAskDescription: 'once a return is asked for',
      labelSentDescription: 'once its label is sent',
      productReceivedDescription: 'once it has arrived',
    },
  },
} as const satisfies Record<string, FileWords>;
