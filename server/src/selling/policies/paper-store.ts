import type { Answers } from '@coverwright/rules/design/forms'
import type { Language } from '@coverwright/rules/languages'
import type { PriceRecord } from '@coverwright/rules/selling/quotes'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { CompanyCtx } from '../../platform/operations'
import type { TransactionRow } from './store'
import { policies, policyTransactions } from './tables'

type PaperRow = Pick<TransactionRow, 'kind' | 'countsFrom' | 'writtenAt' | 'memberId' | 'about'> & {
  number: string
  orderId: string
  productId: string
  releaseHash: string
  language: Language
  isTest: boolean
  issuedAt: Date
  place: number
  answers: Answers
  price: PriceRecord
  holderName: string
  holderEmail: string
  holderPhone: string | null
  paidBy: string | null
}

/** The policy as its last transaction left it, with whoever holds it and what it was paid with. */
export async function findPaperRow(ctx: CompanyCtx, policyId: string): Promise<PaperRow | null> {
  const ofPolicy = sql`company_id = ${policies.companyId}`
  const [row] = await ctx.db
    .select({
      number: policies.number,
      orderId: policies.orderId,
      productId: policies.productId,
      releaseHash: policyTransactions.releaseHash,
      language: policies.language,
      isTest: policies.isTest,
      issuedAt: policies.issuedAt,
      place: policyTransactions.place,
      kind: policyTransactions.kind,
      countsFrom: policyTransactions.countsFrom,
      writtenAt: policyTransactions.writtenAt,
      memberId: policyTransactions.memberId,
      about: policyTransactions.about,
      answers: policyTransactions.answers,
      price: policyTransactions.price,
      holderName: sql<string>`coalesce((select name from customers where ${ofPolicy} and id = ${policies.holderId}), '')`,
      holderEmail: sql<string>`coalesce((select email from customers where ${ofPolicy} and id = ${policies.holderId}), '')`,
      holderPhone: sql<string | null>`(select phone from customers where ${ofPolicy} and id = ${policies.holderId})`,
      paidBy: sql<string | null>`(select paid_by from payments where ${ofPolicy} and order_id = ${policies.orderId}
        and settled_at is not null and paid_by is not null order by settled_at limit 1)`,
    })
    .from(policies)
    .innerJoin(
      policyTransactions,
      and(eq(policyTransactions.companyId, policies.companyId), eq(policyTransactions.policyId, policies.id)),
    )
    .where(and(eq(policies.companyId, ctx.company), eq(policies.id, policyId)))
    .orderBy(desc(policyTransactions.place))
    .limit(1)
  return row ?? null
}

/** The policy that an order was paid for. */
export async function findPolicyOfOrder(ctx: CompanyCtx, orderId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ id: policies.id })
    .from(policies)
    .where(and(eq(policies.companyId, ctx.company), eq(policies.orderId, orderId)))
  return row?.id ?? null
}

/** The policy that the link in somebody's hand opens. */
export async function findPolicyIdByToken(
  { db, company }: Pick<CompanyCtx, 'db' | 'company'>,
  tokenHash: string,
): Promise<string | null> {
  const [row] = await db
    .select({ id: policies.id })
    .from(policies)
    .where(and(eq(policies.companyId, company), eq(policies.tokenHash, tokenHash)))
  return row?.id ?? null
}
