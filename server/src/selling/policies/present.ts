import type { PolicyRowView, PolicyView } from '@coverwright/contract/selling/policies'
import { policyOperations } from '@coverwright/contract/selling/policies'
import { type Day, printDay } from '@coverwright/rules/kernel'
import type { Language } from '@coverwright/rules/languages'
import { policyStateOn } from '@coverwright/rules/selling/policies'
import { termTextIn } from '@coverwright/rules/rating/underwriting'
import { listProductNames } from '../../design/products'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { type CustomerRow, findCustomers } from '../customers'
import { type PlanTitle, planTitlesFor } from '../quotes'
import type { PolicyRow, TransactionRow } from './store'

type Names = {
  products: ReadonlyMap<string, string>
  holders: ReadonlyMap<string, CustomerRow>
  planTitle: PlanTitle
}

export async function namesFor(
  ctx: MemberCtx,
  rows: readonly PolicyRow[],
  language: Language | undefined,
): Promise<Names> {
  const products = await listProductNames(
    ctx,
    rows.map(({ productId }) => productId),
  )
  const holders = await findCustomers(
    ctx,
    rows.map(({ holderId }) => holderId),
  )
  const planTitle = await planTitlesFor(ctx, rows, language)
  return { products: new Map(products.map(({ id, name }) => [id, name])), holders, planTitle }
}

export const presentRow = (row: PolicyRow, { products, holders, planTitle }: Names, today: Day): PolicyRowView => ({
  id: row.id,
  number: row.number,
  holderName: holders.get(row.holderId)?.name ?? '',
  productId: row.productId,
  productName: products.get(row.productId) ?? '',
  planTitle: planTitle(row) ?? row.planTitle,
  startDate: printDay(row.startsOn),
  endDate: printDay(row.endsOn),
  total: { minor: row.totalMinor, currency: row.currency },
  state: policyStateOn(row, today),
  isTest: row.isTest,
  issuedAt: row.issuedAt.toISOString(),
})

type Opened = {
  row: PolicyRow
  names: Names
  today: Day
  transactions: readonly TransactionRow[]
  sameHolder: readonly PolicyRow[]
  answers: PolicyView['answers']
}

export function presentPolicy(ctx: MemberCtx, opened: Opened): PolicyView {
  const { row, names, today, transactions, sameHolder, answers } = opened
  const last = transactions.at(-1)
  if (!last) throw new Error('a policy without a transaction')
  const holder = names.holders.get(row.holderId)
  const view = presentRow(row, names, today)
  const mayCancel = row.cancelledOn === null && view.state !== 'ended'
  const acts = mayDo(ctx.member, {
    cancel: policyOperations.cancelPolicy,
    resendDocuments: policyOperations.cancelPolicy,
  })
  return {
    ...view,
    releaseHash: row.releaseHash,
    channel: row.channel,
    language: row.language,
    orderId: row.orderId,
    cancelBy: last.price.ending?.cancelBy ?? 'proRata',
    cancelledDate: row.cancelledOn === null ? null : printDay(row.cancelledOn),
    holder: {
      id: row.holderId,
      name: holder?.name ?? '',
      email: holder?.email ?? '',
      phone: holder?.phone ?? '',
      bornDate: holder?.bornOn === null || holder?.bornOn === undefined ? null : printDay(holder.bornOn),
      language: holder?.language ?? row.language,
    },
    addOns: last.price.addOns.map(({ id, title }) => ({ id, title })),
    parts: last.price.parts.map(({ kind, code, title, amount }) => ({ kind, code, title, amount: { ...amount } })),
    answers: answers.map(({ page, title, text }) => ({ page, title, text })),
    terms: last.price.terms.flatMap((term) =>
      term.kind === 'exclusion' || term.kind === 'message' ? [termTextIn(term.text, row.language)] : [],
    ),
    transactions: transactions.map(({ place, kind, countsFrom, writtenAt, about }) => ({
      place,
      kind,
      countsFrom: printDay(countsFrom),
      writtenAt: writtenAt.toISOString(),
      givenBack: { minor: Number(about.givenBackMinor ?? 0), currency: row.currency },
    })),
    sameHolder: sameHolder.map((other) => presentRow(other, names, today)),
    // Its documents promise the whole cover: they are not sent once it was cut short.
    may: acts.filter((act) => (act === 'cancel' ? mayCancel : row.cancelledOn === null)),
  }
}
