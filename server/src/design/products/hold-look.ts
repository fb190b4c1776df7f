import type { FilePlace, FilePurpose } from '@coverwright/rules/company/media'
import { isAddressOf, type Look, MAIN_DRAFT } from '@coverwright/rules/design/products'
import { findFile, holdFile } from '../../company/media'
import { Refused } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'

/** Where a look shows something of the library; whoever lists what is used asks for these. */
export const lookPlaces = ['lookPhoto', 'lookFont'] as const satisfies readonly FilePlace[]
/** The place of a draft; that of a release has its hash instead. */
export const LOOK_DRAFT = 'draft'

/** Each of several drafts shows its own. */
export const lookOfDraft = ({ id, draftName }: { id: string; draftName: string }): string =>
  draftName === MAIN_DRAFT ? LOOK_DRAFT : `${LOOK_DRAFT} ${id}`

/** What a draft showed that is no longer there. */
export async function releaseLook(ctx: CompanyCtx, productId: string, draft: { id: string; draftName: string }) {
  for (const place of lookPlaces) await holdFile(ctx, { place, of: `${productId} ${lookOfDraft(draft)}` }, null)
}

/**
 * Lets nobody delete the photo and the font that a look has. A look comes from a browser: what it names must be of this
 * company's library, and its address that file's.
 */
export async function holdLook(ctx: CompanyCtx, productId: string, look: Look, as: string = LOOK_DRAFT) {
  const of = `${productId} ${as}`
  const photo = look.picture?.photo ?? null
  if (photo && !(await isOurs(ctx, photo, 'photo'))) throw new Refused('products.photoGone', { field: 'look' })
  if (look.face && !(await isOurs(ctx, look.face, 'font'))) throw new Refused('products.fontGone', { field: 'look' })
  await holdFile(ctx, { place: 'lookPhoto', of }, photo?.fileId ?? null)
  await holdFile(ctx, { place: 'lookFont', of }, look.face?.fileId ?? null)
}

type Named = { readonly fileId: string; readonly address: string }

async function isOurs(ctx: CompanyCtx, { fileId, address }: Named, purpose: FilePurpose): Promise<boolean> {
  const file = await findFile(ctx, fileId)
  return file?.purpose === purpose && isAddressOf(address, ctx.company, fileId)
}
