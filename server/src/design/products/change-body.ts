import type { CompanyCtx } from '../../platform/operations'
import { type OpenBody, openedOf } from './open-body'
import { type DraftChange, reviseDraft } from './revise-draft'

/** For the rooms that write parts of a body, with the reasons that they may have against it. */
export const changeBody = async (ctx: CompanyCtx, change: DraftChange): Promise<OpenBody> =>
  openedOf(await reviseDraft(ctx, change))
