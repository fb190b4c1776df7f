import { timingStates } from '@coverwright/rules/release/timing-events'
import { z } from 'zod'
import { listOperation, liveTopic, may, oneOf, operation, type Operations, Revision } from '../../platform'
import { productsTopic } from '../../design/products'
import { CalendarItem, ChoreView, TimingChoices, TimingEventDraft, TimingEventView, TimingRunView } from './schema'

export const timingEventsTopic = liveTopic('timingEvents')

const One = z.object({ id: z.uuid() })
const read = { may: 'timingEvents.read', changesWith: [timingEventsTopic] } as const
const write = { may: 'timingEvents.write', gives: TimingEventView, writes: true } as const
const moment = z.iso.datetime({ offset: true })

export const timingEventOperations = {
  list: listOperation({
    ...read,
    post: '/v1/timedtask/listEvents',
    rows: TimingEventView,
    more: { may: may('create') },
    searches: ['name'],
    filters: { state: oneOf(timingStates) },
    tabs: 'state',
    sorts: ['name', 'nextAt'],
    usual: 'nextAt',
    says: 'The timing events of the company, the next to run first',
  }),
  get: operation({
    ...read,
    post: '/v1/timedtask/getEvent',
    takes: One,
    gives: TimingEventView,
    says: 'One timing event',
  }),
  listRuns: listOperation({
    ...read,
    post: '/v1/timedtask/listEventRuns',
    also: { id: z.uuid() },
    rows: TimingRunView,
    searches: [],
    filters: {},
    sorts: ['due'],
    usual: '-due',
    says: 'What became of each run of a timing event, the latest first',
  }),
  getCalendar: operation({
    ...read,
    changesWith: [timingEventsTopic, productsTopic],
    post: '/v1/timedtask/getCalendar',
    takes: z.object({ from: moment, to: moment }),
    gives: z.object({ items: z.array(CalendarItem), next: z.array(CalendarItem), may: may('create') }),
    says: 'Everything that ran or will run between two moments, up to ten weeks apart, and what comes next',
  }),
  listChores: operation({
    ...read,
    post: '/v1/timedtask/listChores',
    takes: z.object({}),
    gives: z.object({ rows: z.array(ChoreView) }),
    says: 'What the platform does by itself, how often and when next',
  }),
  getChoices: operation({
    may: 'timingEvents.write',
    post: '/v1/timedtask/getEventChoices',
    takes: z.object({}),
    gives: TimingChoices,
    says: 'Who can be told, and the addresses that can be put online and offline',
  }),
  create: operation({
    ...write,
    post: '/v1/timedtask/createEvent',
    takes: TimingEventDraft,
    says: 'A new timing event, which runs in the name of who made it',
  }),
  update: operation({
    ...write,
    post: '/v1/timedtask/updateEvent',
    takes: TimingEventDraft.extend({ id: z.uuid(), baseRevision: Revision }),
    says: 'Changes what is still to run, on the revision it was read at; one that has run stays as it is',
  }),
  move: operation({
    ...write,
    post: '/v1/timedtask/moveEvent',
    takes: z.object({ id: z.uuid(), baseRevision: Revision, from: moment, to: moment }),
    says: 'Puts a run at another moment; one that repeats is moved with all of its next runs',
  }),
  pause: operation({
    ...write,
    post: '/v1/timedtask/pauseEvent',
    takes: One,
    says: 'No more runs until it is resumed',
  }),
  resume: operation({ ...write, post: '/v1/timedtask/resumeEvent', takes: One, says: 'Runs again from now on' }),
  delete: operation({
    ...write,
    post: '/v1/timedtask/deleteEvent',
    takes: One,
    gives: One,
    says: 'Deletes one that never ran',
  }),
} satisfies Operations
