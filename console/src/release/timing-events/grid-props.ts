import type { Day } from '@coverwright/rules/kernel'
import type { Placed } from './calendar-days'
import type { Carried } from './carry'
import type { useCarry } from './use-carry'

export type GridProps = {
  days: readonly Day[]
  day: Day
  today: Day
  timeZone: string
  placed: readonly Placed[]
  /** Where that stood which is being carried. */
  trace: Placed | null
  carried: Carried | null
  handlers: ReturnType<typeof useCarry>['handlers']
}
