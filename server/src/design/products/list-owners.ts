import type { MemberCtx } from '../../platform/operations'
import { listOwnerRows } from './list-store'

export const listOwners = async (ctx: MemberCtx) => ({ owners: await listOwnerRows(ctx) })
