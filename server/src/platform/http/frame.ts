import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database'
import type { Gate } from '../limits'
import type { LiveHub } from '../live'
import type { Frame, Sessions, Surroundings } from '../operations'
import type { KeyRing } from '../signing'
import type { MaintenanceSwitch } from './maintenance'
import type { Metrics } from './metrics'

/** Everything that answering a call needs; made once per process by `createApp`. */
export type CallFrame = Frame & {
  database: Database
  sessions: Sessions
  surroundings: Surroundings
  ring: KeyRing
  gate: Gate
  hub: LiveHub
  maintenance: MaintenanceSwitch
  metrics: Metrics
  clock(): Date
  log: FastifyBaseLogger
}
