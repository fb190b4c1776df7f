import { timingEventOperations } from '@coverwright/contract/release/timing-events'
import { bind, type Room } from '../../platform/operations'
import { nothingNeeded, type RefuseUnready } from '../publishing'
import { getCalendar } from './get-calendar'
import { createEvent, deleteEvent, moveEvent, pauseEvent, resumeEvent, updateEvent } from './keep-event'
import { listChores } from './list-chores'
import { getChoices, getEvent, listEvents, listRuns } from './list-events'
import { runEvent } from './run-event'
import { timingEventNames } from './tables'

export { seedTimingEventsDemo } from './demo'

/** `others` are the rooms whose work by the clock is listed. */
export const timingEventsRoom = (
  refuseUnready: RefuseUnready = nothingNeeded,
  others: () => readonly Room[] = () => [],
): Room => ({
  name: 'timing-events',
  operations: bind(timingEventOperations, {
    ...{ list: listEvents, get: getEvent, listRuns, getCalendar, listChores: listChores(others), getChoices },
    ...{ create: createEvent, update: updateEvent, move: moveEvent, pause: pauseEvent, resume: resumeEvent },
    delete: deleteEvent,
  }),
  memberJobs: [runEvent(refuseUnready)],
  names: timingEventNames,
})
