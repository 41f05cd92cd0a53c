import { describe, expect, it } from 'vitest';
import { readBankList } from '#backend/operations/exchange/import-bank-list.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';

/** As the bank's back office exports it (Paybox), with what it knows of one payment. */
const head =
  'RemittancePaybox;Bank;Site;Rank;ShopName;IdPaybox;Date;TransactionId;IdAppel;DateOfIssue;HourOfIssue;DateOfExpiry;Reference;Origin;Type;Canal;NumberOfAuthorization;Amount;Currency;Status;ErrorCode';
const row = (amount: string) =>
  `967003686;261556;5135830;001;BOUTIQUE;507355493;13/08/2026;966899879;1024997136;12/08/2026;0917;12/08/2026;89-26-000042-1;;Autorisation;Internet;652256;${amount};978;Télécollecté;`;
const payment = {
  ...{ site: '5135830', rank: '001', transaction: '966899879', call: '1024997136', reference: '89-26-000042-1' },
  ...{ authorisation: '652256', amount: 4_590, status: 'Autorisation Télécollecté', error: '' },
};

const fieldsOf = (file: string) => {
  try {
    readBankList(file);
  } catch (error) {
    return error instanceof ApiError ? error.fields : error;
  }
  return null;
};

describe('the bank’s list of payments', () => {
  it('is read as the bank exports it, in cents', () => {
    expect(readBankList(`${head}\r\n${row('4590')}\r\n`)).toEqual([payment]);
  });

  it('is read as a spreadsheet saved it: other separators, euros, columns in another order', () => {
    const columns = 'amount,Site,RANK,TransactionId,Reference,NumberOfAuthorization';
    const { call: _call, status: _status, ...rest } = payment;
    expect(readBankList(`\uFEFF${columns}\n"45,90",5135830,001,966899879,89-26-000042-1,652256\n`)).toEqual([
      { ...rest, call: '', status: ' ' },
    ]);
  });

  it('holds no amount where a cell holds none', () => {
    for (const amount of ['', '-4590', '45.9', '4590 EUR', '12345678901']) {
      expect(readBankList(`${head}\n${row(amount)}`), amount).toMatchObject([{ amount: null }]);
    }
  });

  it('is refused with the names of the columns that it lacks, and where it cannot be read', () => {
    expect(fieldsOf('Site;Rank;Amount\n1;2;3')).toEqual([
      { key: 'file', message: 'payment.list-columns', params: { what: 'TransactionId, Reference, NumberOfAuthorization' } },
    ]);
    expect(fieldsOf('')).toMatchObject([{ message: 'payment.list-columns' }]);
    expect(fieldsOf(`${head}\n"open`)).toMatchObject([{ message: 'payment.list-unreadable' }]);
  });
});
