import type { DesignView } from '@coverwright/contract/policy-numbers'
import { momentIn } from '@coverwright/rules/forms'
import type { Day } from '@coverwright/rules/kernel'
import {
  nextPolicyNumber,
  numbersLeft,
  type PolicyNumberUse,
  policyNumberStatus,
  printPolicyNumber,
} from '@coverwright/rules/policy-numbers'
import type { CompanyCtx, MemberCtx } from '../platform/operations'
import { listProductNames } from '../products'
import { findCompanySettings } from '../settings'
import { type DesignRow, listConnections } from './store'

type Connected = DesignView['products']

/** The day that it is for the company: a number carries the date on the calendar of whoever issues it. */
export async function todayOf(ctx: CompanyCtx): Promise<Day> {
  return momentIn(ctx.now(), (await findCompanySettings(ctx)).timeZone).day
}

export async function presentDesigns(ctx: MemberCtx, rows: readonly DesignRow[]): Promise<DesignView[]> {
  const connected = await connectionsOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const today = await todayOf(ctx)
  return rows.map((row) => presentDesign(ctx, row, connected.get(row.id) ?? [], today))
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

function presentDesign(ctx: MemberCtx, row: DesignRow, products: Connected, today: Day): DesignView {
  const { id, title, design, last } = row
  const use = useOf(row, products)
  const status = policyNumberStatus(design, use)
  const next = nextPolicyNumber(design, last, today)
  const mayWrite = ctx.member.permissions.includes('products.write')
  return {
    id,
    title,
    design: design as DesignView['design'],
    status,
    isPublished: use.isPublished,
    last: last === null ? null : printPolicyNumber(design, last, today),
    next: next.ok ? printPolicyNumber(design, next.value, today) : null,
    lastNumber: last,
    given: row.given,
    left: numbersLeft(design, last),
    products,
    updatedAt: row.updatedAt.toISOString(),
    may: [
      ...(mayWrite && (!use.isPublished || status === 'used') ? (['edit'] as const) : []),
      ...(mayWrite && status === 'notUsed' ? (['delete'] as const) : []),
      ...(mayWrite && status !== 'used' ? (['connect'] as const) : []),
    ],
  }
}
