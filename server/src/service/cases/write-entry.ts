import { caseDecided, casesTopic } from '@coverwright/contract/service/cases'
import type { Term } from '@coverwright/rules/rating/underwriting'
import { type CaseEntryKind, caseLife } from '@coverwright/rules/service/cases'
import type { MemberCtx } from '../../platform/operations'
import { type CaseRow, insertEntry, updateCase } from './store'
import { caseIsSettled } from './tell-of-case'

type Written = {
  readonly kind: CaseEntryKind
  readonly note?: string
  readonly message?: string
  readonly terms?: readonly Term[]
  readonly totalMinor?: number
  /** Whoever has it from now on. */
  readonly takenBy?: string
}

const decisions = { accepted: 'accepted', asked: 'asked', declined: 'declined' } as const

/** Into the file and, where it is a decision, the events; the log is the verb's. Whoever decides a case that nobody took has taken it. */
export async function writeEntry(ctx: MemberCtx, row: CaseRow, written: Written) {
  const { kind, note = '', message = '', terms = [], totalMinor = null, takenBy } = written
  const at = ctx.now()
  const decision = kind in decisions ? decisions[kind as keyof typeof decisions] : null
  const taker = takenBy ?? (decision ? (row.takenBy ?? ctx.member.id) : row.takenBy)
  await updateCase(ctx, row.id, {
    state: caseLife[row.state][kind] ?? row.state,
    ...(taker === row.takenBy ? {} : { takenBy: taker, takenAt: at }),
  })
  const memberId = ctx.member.id
  await insertEntry(ctx, { caseId: row.id, kind, at, memberId, note, message, terms: [...terms], totalMinor })
  await ctx.notify(casesTopic)
  if (!decision) return
  await caseIsSettled(ctx, row.id)
  const { id: caseId, quoteId, productId, isTest } = row
  await ctx.emit(caseDecided, { caseId, quoteId, productId, isTest, decision }, { case: caseId, quote: quoteId })
}
