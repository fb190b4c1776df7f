import type { ledgerOperations } from '@coverwright/contract/company/ledger'
import type { GivesOf, TakesOf } from '@coverwright/contract/platform'
import { printDay } from '@coverwright/rules/kernel'
import type { MemberCtx } from '../../platform/operations'
import { type LineRow, listLineRows, sumLines } from './store'

type Operation = typeof ledgerOperations.listLedgerLines

export async function listLedgerLines(ctx: MemberCtx, wanted: TakesOf<Operation>): Promise<GivesOf<Operation>> {
  const { rows, total } = await listLineRows(ctx, wanted)
  return { rows: rows.map(presentLine), total, sums: await sumLines(ctx, wanted) }
}

const presentLine = ({ at, day, ...line }: LineRow) => ({ ...line, at: at.toISOString(), date: printDay(day) })
