import { unitMoves, unitUses } from '@coverwright/rules/account/units'
import { z } from 'zod'
import { listOperation, oneOf, operation, type Operations } from '../../platform'
import { BillPriceView, BillView } from '../billing'
import { unitsTopic } from './topics'

const Sum = z.object({ minor: z.int(), currency: z.string() })

export const UnitsView = z.object({
  balance: z.int(),
  /** Spent on policies while there were none, and taken from the next that come. */
  owed: z.int(),
  isLow: z.boolean(),
  /** Policies this month, and how many of them the plan includes. */
  month: z.object({ issued: z.int(), included: z.int() }),
  costs: z.array(z.object({ use: z.enum(unitUses), units: z.int() })),
  packs: z.array(z.object({ units: z.int(), price: Sum, each: Sum })),
  may: z.array(z.enum(['buy'])),
})
export type UnitsView = z.infer<typeof UnitsView>

export const UnitMoveView = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  move: z.enum(unitMoves),
  use: z.enum(unitUses).nullable(),
  /** Spent ones are negative. */
  units: z.int(),
  balance: z.int(),
  /** The policy or the order that it was for. */
  policyId: z.uuid().nullable(),
  orderId: z.uuid().nullable(),
})
export type UnitMoveView = z.infer<typeof UnitMoveView>

const read = { may: 'subscriptions.read', changesWith: [unitsTopic] } as const
const Pack = z.object({ units: z.int() })

export const unitOperations = {
  getUnits: operation({
    ...read,
    post: '/v1/payment/getUnits',
    takes: z.object({}),
    gives: UnitsView,
    says: 'How many units the company has, what they cost and what they are spent on',
  }),
  listUnitMoves: listOperation({
    ...read,
    post: '/v1/payment/listUnitMoves',
    rows: UnitMoveView,
    searches: [],
    filters: { move: oneOf(unitMoves) },
    tabs: 'move',
    sorts: ['at'],
    usual: '-at',
    says: 'Every unit that came in or was spent, and what it was for',
  }),
  previewUnits: operation({
    ...read,
    post: '/v1/payment/previewUnits',
    takes: Pack,
    gives: BillPriceView,
    says: 'What a pack of units costs, with tax and what the account holds',
  }),
  buyUnits: operation({
    post: '/v1/payment/buyUnits',
    may: 'subscriptions.write',
    writes: true,
    takes: Pack.extend({ totalMinor: z.int() }),
    gives: BillView,
    says: 'Orders a pack of units and charges the kept card; another total than the one that was read is refused',
  }),
} as const satisfies Operations
