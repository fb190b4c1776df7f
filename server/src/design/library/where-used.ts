import type { LibraryUse } from '@coverwright/contract/design/library'
import { Refused } from '../../kernel'
import { listHolds } from '../../company/media'
import type { MemberCtx } from '../../platform/operations'
import { LOOK_DRAFT, lookPlaces, listProductNames, seenAmong } from '../products'

/** The products that show these files, by file. A product that the reader does not see is there without its name. */
export async function whereUsed(
  ctx: MemberCtx,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, LibraryUse[]>> {
  const holds = (await listHolds(ctx, fileIds)).filter(({ place }) => lookPlaces.some((each) => each === place))
  const held = holds.map(({ fileId, of }) => {
    const [productId = '', as] = of.split(' ')
    return { fileId, productId, as: as === LOOK_DRAFT ? ('draft' as const) : ('release' as const) }
  })
  const ids = [...new Set(held.map(({ productId }) => productId))]
  const seen = ids.length > 0 ? await seenAmong(ctx, ids) : new Set<string>()
  const names = new Map((await listProductNames(ctx, [...seen])).map(({ id, name }) => [id, name]))
  const uses = new Map<string, LibraryUse[]>()
  for (const { fileId, productId, as } of held) {
    const known = uses.get(fileId) ?? []
    const isNew = !known.some((use) => use.productId === productId && use.as === as)
    if (isNew) uses.set(fileId, [...known, { productId, as, name: names.get(productId) ?? null }])
  }
  return uses
}

/** What is shown somewhere stays, and the refusal says where. */
export async function refuseUsed(ctx: MemberCtx, fileId: string) {
  const uses = (await whereUsed(ctx, [fileId])).get(fileId) ?? []
  const [first] = uses
  if (!first) return
  const count = new Set(uses.map(({ productId }) => productId)).size
  const as = first.name === null ? 'unseen' : first.as
  throw new Refused('library.inUse', { values: { name: first.name ?? '', as, others: count - 1 } })
}
