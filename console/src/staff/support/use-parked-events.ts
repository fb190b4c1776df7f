import { supportOperations } from '@coverwright/contract/staff/support'
import { useOperation, useWrite } from '../../platform/queries'

const { listParkedEvents, retryParkedEvent } = supportOperations

/** Somebody who tries one again waits for what becomes of it. */
const LOOK_AGAIN_MS = 3_000

export const useParkedEvents = (operatorKey: string) =>
  useOperation(
    listParkedEvents,
    { operatorKey },
    { againAfterMs: (answer) => (answer?.events.some(({ isRetrying }) => isRetrying) ? LOOK_AGAIN_MS : false) },
  )

export const useRetryParkedEvent = () => useWrite(retryParkedEvent, { refreshes: [listParkedEvents] })
