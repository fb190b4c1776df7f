import type { FilePlace } from '@coverwright/rules/company/media'
import type { CompanyCtx } from '../../platform/operations'
import { deleteHold, upsertHold } from './hold-store'

/** Whose place it is where there are several of a kind: a document's name, a person's id. */
type Place = { place: FilePlace; of?: string }

/**
 * Says which file stands in a place from now on, or that none does. The database keeps a held file from being deleted,
 * also by a call that arrives at the same moment.
 */
export async function holdFile(ctx: CompanyCtx, { place, of = '' }: Place, fileId: string | null) {
  if (fileId) await upsertHold(ctx, { place, of, fileId })
  else await deleteHold(ctx, { place, of })
}
