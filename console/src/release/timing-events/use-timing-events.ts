import { scheduleOperations } from '@coverwright/contract/release/schedules'
import { timingEventOperations as operations } from '@coverwright/contract/release/timing-events'
import { useList, useOperation, useWrite } from '../../platform/queries'

const changed = { refreshes: [operations.list, operations.get, operations.getCalendar, operations.listRuns] }
const moved = { refreshes: [...changed.refreshes, scheduleOperations.list] }

export const useTimingEvents = () => useList(operations.list)
export const useTimingEvent = (id: string) => useOperation(operations.get, { id })
export const useCalendar = (span: { from: string; to: string }) =>
  useOperation(operations.getCalendar, span, { keepsLast: true })
export const useRuns = (id: string) => useOperation(operations.listRuns, { id, pageSize: 20 })
export const useChores = () => useOperation(operations.listChores, {})
export const useTimingChoices = () => useOperation(operations.getChoices, {})

export const useTimingWrites = () => ({
  create: useWrite(operations.create, changed),
  update: useWrite(operations.update, changed),
  move: useWrite(operations.move, changed),
  pause: useWrite(operations.pause, changed),
  resume: useWrite(operations.resume, changed),
  remove: useWrite(operations.delete, changed),
  schedule: useWrite(scheduleOperations.create, moved),
  moveSchedule: useWrite(scheduleOperations.update, moved),
})
