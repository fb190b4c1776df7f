import type { FoundView } from '@coverwright/contract/insight/home'
import type { MemberCtx, Room } from '../../platform/operations'

/** Of each kind: more than this nobody reads while typing. */
const MOST_OF_A_KIND = 5

/** Asks the rooms what they declare, each under the permission that opens its things. */
export function search(rooms: readonly Room[]) {
  const searches = rooms.flatMap((room) => room.searches ?? [])
  return async (ctx: MemberCtx, { text }: { text: string }): Promise<{ found: FoundView[] }> => {
    const found: FoundView[] = []
    for (const { kind, may, find } of searches)
      if (ctx.member.permissions.includes(may))
        found.push(...(await find(ctx, text, MOST_OF_A_KIND)).map((thing) => ({ kind, ...thing })))
    return { found }
  }
}
