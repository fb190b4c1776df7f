import { supportOperations } from '@coverwright/contract/staff/support'
import { useEffect, useSyncExternalStore } from 'react'
import { queryClient } from '../platform/queries'
import { call, maintenance } from '../platform/wire'

const ASK_EVERY_MS = 10_000

export const useIsMaintained = () => useSyncExternalStore(maintenance.subscribe, maintenance.isOn)

/** Asks now and then whether the house is open again. */
export function useMaintenanceEnd() {
  useEffect(() => {
    const timer = setInterval(() => void askWhetherOver(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [])
}

async function askWhetherOver() {
  try {
    const { isOn } = await call(supportOperations.getMaintenance, {}, { quiet: true })
    if (isOn) return
    maintenance.end()
    await queryClient.resetQueries()
  } catch {
    // Not reachable: ask again at the next turn.
  }
}
