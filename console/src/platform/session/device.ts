import { deviceStorage } from '../storage'

const NAME = 'device'

/** The id that this browser made once and keeps: keys and sessions belong to it. It names nobody. */
export function deviceId(storage: Storage = deviceStorage): string {
  const kept = storage.getItem(NAME)
  if (kept) return kept
  const made = crypto.randomUUID()
  storage.setItem(NAME, made)
  return made
}
