import { setTimeout as wait } from 'node:timers/promises'
import { until } from '../../server/src/start/crash-house.builder'
import { embeddedIn } from '../../server/src/start/embedded.builder'

const STILL_MS = 1_000

/** Those who read what happened have read all that the demo did: alone means alone. */
export async function atRest(folder: string) {
  const { ask } = embeddedIn(folder)
  // A reader whom nothing new concerns stays where it is, so that 'at the end' is never said of all of them.
  let before = ''
  await until(async () => {
    const [now] = await ask<{ read: string }>('select coalesce(sum(place), 0)::text as read from reader_places')
    await wait(STILL_MS)
    const isStill = now?.read === before
    before = now?.read ?? ''
    return isStill
  })
}
