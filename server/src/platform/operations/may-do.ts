import type { Operation } from '@coverwright/contract/platform'
import type { Permission } from '@coverwright/rules/company/members'
import { mayCall } from './may-call'

/** States are rows, events are columns. */
type Life = Readonly<Record<string, Readonly<Record<string, string | undefined>>>>

/**
 * What may be done next, for the `may` of an answer: each act with the operation that does it, or `false` where the row
 * itself does not allow it. The operation says whose permission it takes; an act that is an event of the life is there
 * only in states that have it.
 */
export function mayDo<Act extends string>(
  member: { permissions: readonly Permission[] },
  acts: Readonly<Record<Act, Operation | false>>,
  stands?: { life: Life; state: string },
): Act[] {
  return (Object.keys(acts) as Act[]).filter((act) => {
    const operation = acts[act]
    return operation && mayCall(operation, member) && (!stands || fits(act, stands))
  })
}

function fits(act: string, { life, state }: { life: Life; state: string }): boolean {
  const isEvent = Object.values(life).some((events) => act in events)
  return !isEvent || life[state]?.[act] !== undefined
}
