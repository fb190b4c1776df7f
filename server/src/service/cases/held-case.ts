import { type CaseEntryKind, entryRefusal } from '@coverwright/rules/service/cases'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { lockQuotes, type QuoteRow } from '../../selling/quotes'
import { type CaseRow, lockCase } from './store'

/** For whoever writes into its file: nobody else does until this transaction is over. */
export async function heldCase(ctx: CompanyCtx, caseId: string, kind: CaseEntryKind): Promise<CaseRow> {
  const row = await lockCase(ctx, caseId)
  if (!row) throw new Refused('cases.notFound')
  refuseIf(entryRefusal(row.state, kind))
  return row
}

/** With its quote, for a decision. */
export async function heldWithQuote(ctx: CompanyCtx, caseId: string, kind: CaseEntryKind) {
  const row = await heldCase(ctx, caseId, kind)
  const [quote] = await lockQuotes(ctx, [row.quoteId])
  if (!quote || quote.state !== 'referred') throw new Refused('cases.decided')
  return { row, quote } as { row: CaseRow; quote: QuoteRow }
}
