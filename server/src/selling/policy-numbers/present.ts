import { type DesignView, policyNumberOperations } from '@coverwright/contract/selling/policy-numbers'
import type { Day } from '@coverwright/rules/kernel'
import {
  isFrozen,
  nextPolicyNumber,
  numbersLeft,
  type PolicyNumberUse,
  policyNumberStatus,
  printPolicyNumber,
} from '@coverwright/rules/selling/policy-numbers'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { listProductNames, seenAmong } from '../../design/products'
import { companyDay } from '../../company/settings'
import { type DesignRow, listConnections, listLastPrinted } from './store'

type Connected = Omit<DesignView['products'][number], 'may'>[]

export async function presentDesigns(ctx: MemberCtx, rows: readonly DesignRow[]): Promise<DesignView[]> {
  const ids = rows.map(({ id }) => id)
  const connected = await connectionsOf(ctx, ids)
  const lasts = new Map((await listLastPrinted(ctx, ids)).map(({ designId, printed }) => [designId, printed]))
  const today = await companyDay(ctx)
  const seen = await seenAmong(
    ctx,
    [...connected.values()].flat().map(({ id }) => id),
  )
  return rows.map((row) =>
    presentDesign(ctx, row, { products: connected.get(row.id) ?? [], seen, last: lasts.get(row.id) ?? null, today }),
  )
}

export async function presentOne(ctx: MemberCtx, row: DesignRow): Promise<DesignView> {
  const [view] = await presentDesigns(ctx, [row])
  return view as DesignView
}

/** By design: the products that take their numbers from it. */
export async function connectionsOf(ctx: MemberCtx, designIds: readonly string[]): Promise<Map<string, Connected>> {
  const rows = await listConnections(ctx, designIds)
  const names = await listProductNames(
    ctx,
    rows.map(({ productId }) => productId),
  )
  const byDesign = new Map<string, Connected>()
  for (const { designId, productId } of rows) {
    const product = names.find(({ id }) => id === productId)
    if (product) byDesign.set(designId, [...(byDesign.get(designId) ?? []), product])
  }
  return byDesign
}

export const useOf = (row: DesignRow, products: Connected): PolicyNumberUse => ({
  connectedProducts: products.length,
  last: row.last,
  isPublished: products.some(({ isPublished }) => isPublished),
})

type Around = { products: Connected; seen: ReadonlySet<string>; last: string | null; today: Day }

function presentDesign(ctx: MemberCtx, row: DesignRow, { products, seen, last, today }: Around): DesignView {
  const { id, title, design } = row
  const use = useOf(row, products)
  const status = policyNumberStatus(design, use)
  const next = nextPolicyNumber(design, row.last, today)
  const { updateDesign, deleteDesign, connectProduct, disconnectProduct } = policyNumberOperations
  const isFixed = isFrozen(design, use, today)
  return {
    id,
    title,
    design: design as DesignView['design'],
    status,
    isFrozen: isFixed,
    last,
    next: next.ok ? printPolicyNumber(design, next.value, today) : null,
    pause: next.ok ? null : pauseOf(next.refusal.code),
    lastNumber: row.last,
    given: row.given,
    left: numbersLeft(design, row.last),
    products: products
      .filter(({ id: productId }) => seen.has(productId))
      .map((product) => ({
        ...product,
        may: mayDo(ctx.member, { disconnect: !(product.isPublished && isFixed) && disconnectProduct }),
      })),
    updatedAt: row.updatedAt.toISOString(),
    may: mayDo(ctx.member, {
      edit: !isFixed && updateDesign,
      delete: status === 'notUsed' && row.series === 1 && deleteDesign,
      connect: status !== 'used' && connectProduct,
    }),
  }
}

/** Why no number comes now, by the word that the view has for it. */
const pauseOf = (code: string): DesignView['pause'] => {
  const word = code.replace('policyNumbers.', '')
  return word === 'notStarted' || word === 'ended' ? word : 'usedUp'
}
