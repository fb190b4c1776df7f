import type { DocumentUse } from '@coverwright/contract/design/document-centre'
import { listHolds, listSameFiles } from '../../company/media'
import type { MemberCtx } from '../../platform/operations'
import { listProductNames, seenAmong } from '../products'

/** Where the very same content is shown, whoever sent it there: by its hash. */
export async function whereUsed(
  ctx: MemberCtx,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, DocumentUse[]>> {
  const same = await listSameFiles(ctx, hashes)
  const holds = await listHolds(
    ctx,
    same.map(({ id }) => id),
  )
  const productIds = holds.filter(({ place }) => place === 'planDocument').map(({ of }) => of.split(' ')[0] ?? '')
  const seen = await seenAmong(ctx, [...new Set(productIds)])
  const names = new Map((await listProductNames(ctx, [...seen])).map(({ id, name }) => [id, name]))
  const uses = new Map<string, DocumentUse[]>()
  for (const { place, of, fileId } of holds) {
    const hash = same.find(({ id }) => id === fileId)?.sha256 ?? ''
    const use = useOf(place, of, names)
    const known = uses.get(hash) ?? []
    const isNew = use && !known.some((each) => each.place === use.place && each.productId === use.productId)
    if (isNew) uses.set(hash, [...known, use])
  }
  return uses
}

function useOf(place: string, of: string, names: ReadonlyMap<string, string>): DocumentUse | null {
  const [productId = ''] = of.split(' ')
  if (place === 'planDocument') return { place: 'product', productId, name: names.get(productId) ?? null }
  if (place === 'mailTemplate') return { place: 'email', productId: null, name: null }
  return place === 'companyDocument' ? { place: 'company', productId: null, name: null } : null
}
