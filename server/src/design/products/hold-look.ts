import type { FilePlace, FilePurpose } from '@coverwright/rules/company/media'
import { isAddressOf, type Look } from '@coverwright/rules/design/products'
import { findFile, holdFile } from '../../company/media'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'

/** Where a look shows something of the library; whoever lists what is used asks for these. */
export const lookPlaces = ['lookPhoto', 'lookFont'] as const satisfies readonly FilePlace[]
/** The place of a draft; that of a release has its hash instead. */
export const LOOK_DRAFT = 'draft'

/**
 * Lets nobody delete the photo and the font that a look has. A look comes from a browser: what it names must be of this
 * company's library, and its address that file's.
 */
export async function holdLook(ctx: CompanyCtx, productId: string, look: Look, as: string = LOOK_DRAFT) {
  const of = `${productId} ${as}`
  const photo = look.picture?.photo ?? null
  if (photo) await refuseForeign(ctx, photo, 'photo')
  if (look.face) await refuseForeign(ctx, look.face, 'font')
  await holdFile(ctx, { place: 'lookPhoto', of }, photo?.fileId ?? null)
  await holdFile(ctx, { place: 'lookFont', of }, look.face?.fileId ?? null)
}

async function refuseForeign(
  ctx: CompanyCtx,
  { fileId, address }: { fileId: string; address: string },
  purpose: FilePurpose,
) {
  const file = await findFile(ctx, fileId)
  if (file?.purpose === purpose && isAddressOf(address, ctx.company, fileId)) return
  throw new Refused(purpose === 'photo' ? 'products.photoGone' : 'products.fontGone', { field: 'look' })
}
