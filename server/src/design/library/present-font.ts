import { fontOperations, type FontView } from '@coverwright/contract/design/library'
import { BRAND_ADDRESS } from '../../company/companies'
import { findFile } from '../../company/media'
import { mayDo, type MemberCtx } from '../../platform/operations'
import type { FontRow } from './font-store'
import { whereUsed } from './where-used'

type FontFile = { id: string; companyId: string; sha256: string; kind: string }

/** The name of its bytes is in it: what is kept for ever by a browser never becomes another font. */
export const fontAddress = ({ companyId, id, sha256, kind }: FontFile) =>
  `${BRAND_ADDRESS}/${companyId}/fonts/${id}/${sha256.slice(0, 16)}.${kind}`

export async function presentFonts(ctx: MemberCtx, rows: readonly FontRow[]): Promise<FontView[]> {
  const uses = await whereUsed(
    ctx,
    rows.map(({ id }) => id),
  )
  const shown: FontView[] = []
  for (const row of rows) {
    const file = await findFile(ctx, row.id)
    if (!file) continue
    const { id, family, style, weight, weightFrom, weightTo, source, licence, tags, revision, addedAt } = row
    const usedIn = uses.get(id) ?? []
    const weights = weightFrom !== null && weightTo !== null ? { weights: { from: weightFrom, to: weightTo } } : {}
    shown.push({
      ...{ id, family, style, weight, source, licence, tags, revision, usedIn },
      ...{ bytes: file.size, kind: file.kind },
      look: { fileId: id, address: fontAddress(file), family, ...weights },
      addedAt: addedAt.toISOString(),
      may: mayDo(ctx.member, { edit: fontOperations.update, delete: usedIn.length === 0 && fontOperations.delete }),
    })
  }
  return shown
}

export async function presentFont(ctx: MemberCtx, row: FontRow): Promise<FontView> {
  const [shown] = await presentFonts(ctx, [row])
  if (!shown) throw new Error('A font without its file')
  return shown
}
