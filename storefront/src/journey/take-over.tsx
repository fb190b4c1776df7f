import { type JourneyDocument, startOf } from '@coverwright/player/journey'
import { hasLogic, type Progress } from '@coverwright/rules/design/products'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { deviceStorage, type KeptProgress, keptProgress } from './kept-progress'
import { linkedQuote } from './linked-quote'
import { PlayedJourney } from './played-journey'

/** Takes over the page that the server drew; whoever is in the middle of an older body goes on with that one. */
export async function takeOver(root: HTMLElement | null): Promise<void> {
  if (!root) return
  const { slug = '', hash = '', journey: address = '', day = '0', logo } = root.dataset
  const linked = await linkedQuote(slug)
  const kept = linked?.kept ?? keptProgress(deviceStorage(), slug, Date.now())
  const isOlder = kept !== null && kept.hash !== hash
  const older = isOlder ? await fetchJourney(address.replace(hash, kept.hash)).catch(() => null) : null
  const journey = signed(older ?? (await fetchJourney(address)), logo)
  const engine = hasLogic(journey.body) ? await engineOf(journey) : null
  const onTaken = () => void (root.dataset.isTaken = 'true')
  const played = (
    <PlayedJourney
      journey={journey}
      slug={slug}
      kept={kept && progressOn(journey, kept)}
      compiledDay={Number(day)}
      engine={engine}
      isPaying={linked?.isPaying ?? false}
      question={linked?.question ?? null}
      onTaken={onTaken}
    />
  )
  if (older) createRoot(root).render(played)
  else hydrateRoot(root, played)
}

/** With the seller's sign, which belongs to no body: a design that has one of its own keeps it. */
const signed = (journey: JourneyDocument, logo: string | undefined): JourneyDocument => {
  const { look } = journey.body
  if (!logo || look.header.logo) return journey
  return { ...journey, body: { ...journey.body, look: { ...look, header: { ...look.header, logo } } } }
}

/** On another body than they were given for, answers still fit by their data names, but the pages are to be walked again. */
function progressOn(journey: JourneyDocument, { hash, progress }: KeptProgress): Progress {
  return hash === journey.hash ? progress : { ...startOf(journey), answers: progress.answers }
}

/** Trains go through tunnels: more tries cost little, and the page can be read and filled in meanwhile. */
const FIRST_RETRY_MS = 1_000
const LONGEST_RETRY_MS = 9_000

async function fetchJourney(address: string): Promise<JourneyDocument> {
  for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(waitMs * 3, LONGEST_RETRY_MS)) {
    const answer = await fetch(address).catch(() => null)
    if (answer?.ok) return (await answer.json()) as JourneyDocument
    if (answer && answer.status < 500) throw new Error('The journey could not be fetched')
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
}

async function engineOf({ body, conditions }: JourneyDocument) {
  const { frozenLogicOf } = await import('./logic')
  return (day: number) => frozenLogicOf(body, conditions, day)
}
