import { languages } from '@coverwright/rules/languages'
import { z } from 'zod'
import { operation, type Operations } from '../../platform'
import { MaintenanceView, ParkedEventView, VersionView } from './schema'

const operatorKey = z.string().trim().min(1, 'platform.wrongOperatorKey').max(200)

/** What runs, how its parts are, and the switch of the maintenance notice. */
export const supportOperations = {
  getVersion: operation({
    post: '/v1/version/getVersion',
    may: 'versions.read',
    takes: z.object({ language: z.enum(languages).default('en_us') }),
    gives: VersionView,
    says: 'The version that runs, what changed in each, and the state of the parts',
  }),
  getMaintenance: operation({
    post: '/v1/version/getMaintenance',
    may: 'anyone',
    signed: false,
    duringMaintenance: true,
    takes: z.object({}),
    gives: MaintenanceView,
    says: 'Whether the maintenance notice is on',
  }),
  setMaintenance: operation({
    post: '/v1/version/setMaintenance',
    may: 'anyone',
    signed: false,
    writes: true,
    duringMaintenance: true,
    takes: z.object({ operatorKey, isOn: z.boolean() }),
    gives: MaintenanceView,
    says: "Turns the maintenance notice on or off for everybody; needs the installation's operator key",
  }),
  listParkedEvents: operation({
    post: '/v1/version/listParkedEvents',
    may: 'anyone',
    takes: z.object({ operatorKey }),
    gives: z.object({ events: z.array(ParkedEventView) }),
    says: "Events that readers gave up, in whichever company, newest first; needs the installation's operator key",
  }),
  retryParkedEvent: operation({
    post: '/v1/version/retryParkedEvent',
    may: 'anyone',
    writes: true,
    takes: z.object({ operatorKey, companyId: z.uuid(), reader: z.string().max(100), place: z.int().positive() }),
    gives: z.object({ done: z.literal(true) }),
    says: "Lets a reader try an event again that it gave up; needs the installation's operator key",
  }),
} satisfies Operations
