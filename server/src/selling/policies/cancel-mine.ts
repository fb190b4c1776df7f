import type { MyPolicyView } from '@coverwright/contract/selling/policies'
import { Refused } from '../../kernel'
import type { StrangerCtx } from '../../platform/operations'
import { cancelRow } from './cancel-policy'
import { COOLING_OFF } from './ended'
import { coolingOff, type DocumentsOf, openByLink, presentMine } from './my-policy'
import { lockPolicy } from './store'

/** Undone from its first day, for all of its price. */
export const cancelMine =
  (documentsOf: DocumentsOf) =>
  async (ctx: StrangerCtx, { token }: { token: string }): Promise<MyPolicyView> => {
    const { inside, row: found } = await openByLink(ctx, token)
    const row = await lockPolicy(inside, found.id)
    if (!row) throw new Refused('policies.notFound')
    if ((await coolingOff(inside, row)) === null) throw new Refused('policies.coolingOffOver')
    const undone = { countsFrom: row.startsOn, method: 'full', seenMinor: row.totalMinor, by: null } as const
    await cancelRow(inside, row, { ...undone, reason: COOLING_OFF })
    const cancelled = { ...row, cancelledOn: row.startsOn }
    return presentMine(inside, cancelled, await documentsOf(inside, row.id, token))
  }
