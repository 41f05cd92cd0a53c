import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { Id } from '../id.ts';
import { ListQueryParams } from '../list-query.ts';
import { AdminWithdrawal, Withdrawal, WithdrawalBody, WithdrawalConfirmation, WithdrawalDecision, WithdrawalState } from '../withdrawal.ts';

const WithdrawalKey = z.object({ key: z.string().min(1).max(60) });

export const withdrawalCalls = {
  'POST /withdrawal': {
    summary: 'First step of a withdrawal: who, from which contract, where the receipt goes. Answers the key of its second step',
    access: 'public',
    body: WithdrawalBody,
    data: z.object({ key: z.string() }),
  },
  'GET /withdrawal/{key}': {
    summary: 'A withdrawal that somebody prepared or confirmed, with the items of its order',
    access: 'public',
    params: WithdrawalKey,
    data: Withdrawal,
  },
  'POST /withdrawal/{key}/confirm': {
    summary: 'Second step of a withdrawal: it is recorded with its moment and acknowledged by e-mail. The same again changes nothing',
    access: 'public',
    params: WithdrawalKey,
    body: WithdrawalConfirmation,
    data: Withdrawal,
  },
  'GET /admin/withdrawal': {
    summary: 'Withdrawals that were declared: those to settle first, then the newest',
    access: 'admin',
    query: ListQueryParams.extend({ state: WithdrawalState.optional(), search: z.string().max(100).optional() }),
    data: z.object({ total: z.int(), withdrawals: z.array(AdminWithdrawal) }),
  },
  'PUT /admin/withdrawal/{id}': {
    summary: 'Settle a withdrawal, or open the return of its items although it came late',
    access: 'admin',
    params: z.object({ id: Id }),
    body: WithdrawalDecision,
    noted: ['step'],
    data: AdminWithdrawal,
  },
} as const satisfies CallTable;
