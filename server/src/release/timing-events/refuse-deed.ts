import { FRAME_REFUSALS } from '@coverwright/contract/platform'
import type { TimingDoes } from '@coverwright/contract/release/timing-events'
import { listColleagues } from '../../company/members'
import { refuseReadOnly } from '../../design/products'
import { Refused } from '../../kernel'
import type { MemberCtx } from '../../platform/operations'
import { listLiveShells } from '../publishing'

/** Whoever puts a page online at a time needs what it takes to do so at once. */
export const mayDoIt = ({ member }: MemberCtx, { kind }: TimingDoes): boolean =>
  kind === 'notify' || member.permissions.includes('publishing.release')

/** What a deed is about, beside what it says itself. */
type Place = { shellId: string | null; productId: string | null; slug: string | null }
const NOWHERE: Place = { shellId: null, productId: null, slug: null }

/** Refuses what the caller may not do, and what is not there; gives the place that it is about. */
export async function refuseDeed(ctx: MemberCtx, does: TimingDoes): Promise<Place> {
  if (!mayDoIt(ctx, does)) throw new Refused(FRAME_REFUSALS.noPermission)
  if (does.kind === 'notify') {
    const known = new Set((await listColleagues(ctx)).map(({ id }) => id))
    if (does.memberIds.some((id) => !known.has(id))) throw new Refused('timingEvents.personGone', { field: 'does' })
    return NOWHERE
  }
  const [place] = await listLiveShells(ctx, does.shellId)
  if (!place) throw new Refused('timingEvents.placeGone', { field: 'does' })
  const { id: shellId, productId, slug } = place
  await refuseReadOnly(ctx, productId)
  return { shellId, productId, slug }
}
