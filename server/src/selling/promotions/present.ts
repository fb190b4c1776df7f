import type { Operation } from '@coverwright/contract/platform'
import { promotionLife, promotionStatus } from '@coverwright/rules/selling/promotions'
import { listProductNames, seenAmong } from '../../design/products'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { companyNow } from './company-now'
import { type Counts, countUses, type PromotionRow } from './store'

type Acts = { update: Operation; changeState: Operation; delete: Operation }

export async function presentAll(ctx: MemberCtx, rows: readonly PromotionRow[], acts: Acts) {
  const [now, counts] = [await companyNow(ctx), await countUses(ctx, rows.map(({ id }) => id))] // oxfmt-ignore
  const names = await namesOf(
    ctx,
    rows.flatMap(({ productId }) => productId ?? []),
  )
  return rows.map((row) => ({
    row,
    shared: {
      ...shared(ctx, row, counts.get(row.id) ?? { used: 0, held: 0 }, now, acts),
      productName: names.get(row.productId ?? '') ?? '',
    },
  }))
}

const namesOf = async (ctx: MemberCtx, productIds: readonly string[]) =>
  new Map(
    productIds.length === 0
      ? []
      : (await listProductNames(ctx, [...(await seenAmong(ctx, productIds))])).map(
          ({ id, name }) => [id, name] as const,
        ),
  )

export async function presentOne(ctx: MemberCtx, row: PromotionRow, acts: Acts) {
  const [presented] = await presentAll(ctx, [row], acts)
  if (!presented) throw new Error('one row is one view')
  return presented
}

/** What vouchers and coupons both say of themselves. */
function shared(ctx: MemberCtx, row: PromotionRow, { used, held }: Counts, now: string, operations: Acts) {
  const { id, title, code, plan, revision, terms } = row
  const status = promotionStatus({ ...terms, state: row.state, used, held }, now)
  const { update, changeState, delete: remove } = operations
  const acts = { edit: update, activate: changeState, deactivate: changeState, delete: used + held === 0 && remove }
  return {
    ...{ id, title, code, plan, revision, status, used, held },
    productId: row.productId ?? '',
    mode: terms.mode,
    value: terms.value,
    currency: terms.currency,
    quantity: terms.quantity,
    updatedAt: row.updatedAt.toISOString(),
    may: mayDo(ctx.member, acts, { life: promotionLife, state: status }),
  }
}
