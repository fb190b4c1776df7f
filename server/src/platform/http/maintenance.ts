import type { Database } from '../database'
import { readMaintenance, STATE_CHANNEL } from './store'

/** A missed notification is made up for within this time. */
const LOOK_AGAIN_MS = 15_000

export type MaintenanceSwitch = { isOn(): boolean; close(): void }

/** On by the setting, or by the switch in the database that an operator turns for all processes at once. */
export async function watchMaintenance(
  database: Pick<Database, 'listen' | 'server'>,
  bySetting: boolean,
): Promise<MaintenanceSwitch> {
  let isOn = await readMaintenance(database.server)
  const look = () => readMaintenance(database.server).then((read) => (isOn = read), () => {}) // oxfmt-ignore
  const stop = database.listen(STATE_CHANNEL, () => void look())
  const timer = setInterval(() => void look(), LOOK_AGAIN_MS)
  timer.unref()
  return {
    isOn: () => bySetting || isOn,
    close() {
      stop()
      clearInterval(timer)
    },
  }
}
