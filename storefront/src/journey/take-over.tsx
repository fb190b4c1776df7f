import type { JourneyDocument } from '@coverwright/player/journey'
import { hasLogic } from '@coverwright/rules/products'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { deviceStorage, keptProgress } from './kept-progress'
import { PlayedJourney } from './played-journey'

/** Takes over the page that the server drew; whoever is in the middle of an older body goes on with that one. */
export async function takeOver(root: HTMLElement | null): Promise<void> {
  if (!root) return
  const { slug = '', hash = '', journey: address = '', day = '0' } = root.dataset
  const kept = keptProgress(deviceStorage(), slug, Date.now())
  const isOlder = kept !== null && kept.hash !== hash
  const older = isOlder ? await fetchJourney(address.replace(hash, kept.hash)).catch(() => null) : null
  const journey = older ?? (await fetchJourney(address))
  const engine = hasLogic(journey.body) ? await engineOf(journey) : null
  const played = (
    <PlayedJourney
      journey={journey}
      slug={slug}
      kept={kept?.hash === journey.hash ? kept.progress : null}
      compiledDay={Number(day)}
      engine={engine}
    />
  )
  if (older) createRoot(root).render(played)
  else hydrateRoot(root, played)
  root.dataset.isTaken = 'true'
}

async function fetchJourney(address: string): Promise<JourneyDocument> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The journey could not be fetched: ${answer.status}`)
  return (await answer.json()) as JourneyDocument
}

async function engineOf({ body }: JourneyDocument) {
  const { logicOf } = await import('./logic')
  return (day: number) => logicOf(body, day)
}
