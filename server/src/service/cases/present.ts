import { type CaseRowView, caseOperations, type CaseView } from '@coverwright/contract/service/cases'
import type { Language } from '@coverwright/rules/languages'
import { totalLoading } from '@coverwright/rules/rating/underwriting'
import { caseLife } from '@coverwright/rules/service/cases'
import { listColleagues } from '../../company/members'
import { listProductNames } from '../../design/products'
import { findPlans, planTitlesFor } from '../../selling/quotes'
import { mayDo, type MemberCtx } from '../../platform/operations'
import type { CaseRow, EntryRow } from './store'

type Names = {
  readonly products: ReadonlyMap<string, string>
  readonly people: ReadonlyMap<string, string>
  readonly planTitle: (row: CaseRow) => string
}

export async function namesFor(ctx: MemberCtx, rows: readonly CaseRow[], language?: Language): Promise<Names> {
  const products = await listProductNames(
    ctx,
    rows.map(({ productId }) => productId),
  )
  const people = await listColleagues(ctx)
  const plans = await findPlans(
    ctx,
    rows.map(({ quoteId }) => quoteId),
  )
  const titleOf = await planTitlesFor(ctx, [...plans.values()], language)
  return {
    products: new Map(products.map(({ id, name }) => [id, name])),
    planTitle: ({ quoteId, planTitle }) => {
      const quoted = plans.get(quoteId)
      return (quoted && titleOf(quoted)) ?? planTitle
    },
    people: new Map(people.map(({ id, name, email }) => [id, name || email])),
  }
}

export const presentRow = (row: CaseRow, { products, people, planTitle }: Names): CaseRowView => ({
  ...{ id: row.id, number: row.number, state: row.state, holderName: row.holderName, isTest: row.isTest },
  ...{ productId: row.productId, productName: products.get(row.productId) ?? '', planTitle: planTitle(row) },
  total: row.totalMinor === null || row.currency === null ? null : { minor: row.totalMinor, currency: row.currency },
  why: row.why,
  takenBy: row.takenBy === null ? null : { id: row.takenBy, name: people.get(row.takenBy) ?? '' },
  openedAt: row.openedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
})

export const presentEntry = (
  { place, kind, at, memberId, note, message, terms, totalMinor }: EntryRow,
  { people }: Names,
  currency: string | null,
): CaseView['entries'][number] => ({
  ...{ place, kind, note, message },
  at: at.toISOString(),
  memberName: memberId === null ? '' : (people.get(memberId) ?? ''),
  total: totalMinor === null || currency === null ? null : { minor: totalMinor, currency },
  loadingPercent: totalLoading(terms).toString(),
})

/** What the row allows and the caller's permissions let them do. */
export function actsOn(ctx: MemberCtx, row: CaseRow): CaseView['may'] {
  const can = (kind: keyof (typeof caseLife)['open']) => caseLife[row.state][kind] !== undefined
  return mayDo(ctx.member, {
    decide: can('accepted') && caseOperations.acceptCase,
    take: can('taken') && row.takenBy !== ctx.member.id && caseOperations.takeCase,
    handOver: can('handedOver') && caseOperations.handOver,
    note: can('note') && caseOperations.addNote,
  })
}
