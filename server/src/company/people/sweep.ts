import type { BaseCtx } from '../../platform/operations'
import { deleteOldCodes } from './code-store'
import { deleteOldLinks } from './link-store'
import { deleteOldSessions } from './session-store'
import { deleteOldFailures } from './store'

const DAY_MS = 24 * 60 * 60_000
/** Ended sessions stay this long, so that a refresh token that comes back late is still known as used. */
const KEPT_DAYS = 30

/** Lets go of codes, links, counted failures and sessions that can matter to nobody any more. */
export async function sweepPeople(ctx: BaseCtx) {
  const dayAgo = new Date(ctx.now().getTime() - DAY_MS)
  await deleteOldCodes(ctx, dayAgo)
  await deleteOldFailures(ctx, new Date(ctx.now().getTime() - 2 * DAY_MS))
  await deleteOldLinks(ctx, new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS))
  await deleteOldSessions(ctx, new Date(ctx.now().getTime() - KEPT_DAYS * DAY_MS))
}
