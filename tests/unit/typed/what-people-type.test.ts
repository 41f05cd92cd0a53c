import { COUNTRIES } from 'postal-code-checker';
import { describe, expect, it } from 'vitest';
import { readAmount } from '#admin/call/amounts.ts';
import { CellRefused, decimal } from '#backend/operations/exchange/formats.ts';
import { cityOfCode } from '#domain/city-of-code.ts';
import { isPhoneNumber } from '#domain/phone-numbers.ts';
import { readPostalCode } from '#domain/postal-codes.ts';
import { DiscountCode } from '#schemas/cart.ts';
import { OrderLookup } from '#schemas/order.ts';
import { typedPassword } from '#schemas/typed-text.ts';
import { Email, Password, RegisterBody } from '#schemas/user.ts';
import { emails, names, phones } from './contacts.ts';
import { cities, postalCodes } from './places.ts';
import { amounts, chosenPasswords, discountCodes, orderNumbers, passwords, prices } from './signs.ts';

function centsOf(cell: string) {
  try {
    return decimal('fr', 2).read(cell);
  } catch (error) {
    if (!(error instanceof CellRefused)) throw error;
    return error.reason === 'csv.ambiguous' ? 'ambiguous' : 'refused';
  }
}

describe('what people type', () => {
  it.each(postalCodes)('as a postal code gives %j: %j, %s', (kept, typed, country) => expect(readPostalCode(typed, country)).toBe(kept));

  it('as a postal code gives every example of every country, with its spaces and hyphens or without', () => {
    const examples = Object.entries(COUNTRIES).flatMap(([country, { example }]) => example.map((code) => [country, code] as const));
    expect(examples.length).toBeGreaterThan(400);
    for (const [country, code] of examples)
      for (const typed of [code, code.replace(/[ -]/g, '').toLowerCase()]) expect(readPostalCode(typed, country), country).toBe(code);
  });

  it.each(cities)('as a city stands as %j after the postal code: %j, %j to %j', (after, city, before, now) =>
    expect(cityOfCode(city, before, now)).toBe(after),
  );

  it.each(phones)('is a telephone number, %s: %j, %j', (isNumber, typed, countries) =>
    expect(isPhoneNumber(typed, countries)).toBe(isNumber),
  );

  it.each(emails)('as an e-mail address gives %j: %j', (kept, typed) => expect(Email.safeParse(typed).data ?? null).toBe(kept));

  it.each(names)('as a first name gives %j: %j', (kept, typed) =>
    expect(RegisterBody.shape.firstname.safeParse(typed).data ?? null).toBe(kept),
  );

  it.each(discountCodes)('as a discount code gives %j: %j', (code, typed) => expect(DiscountCode.parse(typed)).toBe(code));

  it.each(orderNumbers)('as an order number gives %j: %j', (number, typed) =>
    expect(OrderLookup.shape.reference.safeParse(typed).data ?? null).toBe(number),
  );

  it.each(passwords)('as a password opens, %s: %j by %j', (opens, chosen, typed) =>
    expect(typedPassword(typed) === typedPassword(chosen)).toBe(opens),
  );

  it.each(chosenPasswords)('can be chosen as a password, %s: %j', (isTaken, typed) =>
    expect(Password.safeParse(typed).success).toBe(isTaken),
  );

  it.each(prices)('as a price in a cell gives %j: %j', (cents, cell) => expect(centsOf(cell)).toBe(cents));

  it.each(amounts)('as an amount in the panel gives %j: %j', (cents, typed) => expect(readAmount(typed)).toBe(cents));

  it('as a password keeps its form, however often it is prepared', () => {
    for (const text of passwords.flatMap(([, ...pair]) => pair)) expect(typedPassword(typedPassword(text))).toBe(typedPassword(text));
  });
});
