import { type Refusal, refusalOf } from '../../kernel'
import type { Permission } from '../../company/members'

/** So long a product can be taken out of the trash again. */
export const TRASH_DAYS = 30
const DAY_MS = 86_400_000

type Person = { readonly id: string; readonly permissions: readonly Permission[] }
type Kept = { readonly ownerId: string | null }

export type KeepingRefusal = Refusal<
  'products.notYours' | 'products.locked' | 'products.inTrash' | 'products.isOnline' | 'products.trashGone'
>

/** Who locks a product and moves it to the trash: its owner, and whoever manages all products. */
export const keepingRefusal = ({ ownerId }: Kept, { id, permissions }: Person): KeepingRefusal | null =>
  ownerId === id || permissions.includes('products.manage') ? null : refusalOf('products.notYours')

/** Nobody changes the design of what is locked; in the trash nothing is changed at all. */
export function lockedRefusal(product: { lockedAt: Date | null; trashedAt: Date | null }): KeepingRefusal | null {
  if (product.trashedAt) return refusalOf('products.inTrash')
  return product.lockedAt ? refusalOf('products.locked') : null
}

/** The last moment at which it comes back. */
export const trashEnds = (trashedAt: Date): Date => new Date(trashedAt.getTime() + TRASH_DAYS * DAY_MS)

export const restoreRefusal = (trashedAt: Date | null, now: Date): KeepingRefusal | null =>
  trashedAt && trashEnds(trashedAt) > now ? null : refusalOf('products.trashGone')
