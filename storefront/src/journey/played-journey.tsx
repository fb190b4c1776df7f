import { Journey, type JourneyDocument, startOf } from '@coverwright/player/journey'
import { momentIn } from '@coverwright/rules/forms'
import type { Day } from '@coverwright/rules/kernel'
import { textIn } from '@coverwright/rules/languages'
import type { JourneyLogic, Progress } from '@coverwright/rules/products'
import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { afterPaint } from './after-paint'
import { forgetFiles, keptFiles } from './kept-files'
import { offerAsker } from './offer-asker'
import { deviceStorage, forgetProgress, keepProgress } from './kept-progress'
import { usePageHistory } from './use-page-history'

type Props = {
  journey: JourneyDocument
  slug: string
  /** What was kept of an earlier visit, on this very body. */
  kept: Progress | null
  /** The day that the page was compiled on: the first drawing must be the server's to the letter. */
  compiledDay: Day
  engine: ((day: Day) => JourneyLogic) | null
}

/** The journey in a buyer's browser: kept on the device, walked with the browser's own back button. */
export function PlayedJourney({ journey, slug, kept, compiledDay, engine }: Props) {
  const [progress, setProgress] = useState<Progress>(() => startOf(journey))
  const [now, setNow] = useState<Date | null>(null)
  const moment = useMemo(() => now && momentIn(now, journey.body.timeZone), [now, journey.body.timeZone])
  const day = moment?.day ?? compiledDay
  const logic = useMemo(() => engine?.(day), [engine, day])

  useLayoutEffect(() => {
    setNow(new Date())
    // What was typed while the script was on its way is newer than what was kept.
    if (kept) setProgress(({ answers }) => ({ pageId: kept.pageId, answers: { ...kept.answers, ...answers } }))
    const onShown = () => document.visibilityState === 'visible' && setNow(new Date())
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [kept])

  const isReady = now !== null
  useKept(isReady, slug, journey.hash, progress)
  useTitle(journey, progress.pageId, isReady)

  const onPage = useCallback((pageId: string | null) => setProgress((current) => ({ ...current, pageId })), [])
  const onBack = usePageHistory(progress.pageId, isReady, onPage)
  const startAgain = () => {
    forgetProgress(deviceStorage(), slug)
    void forgetFiles()
    setProgress(startOf(journey))
  }
  const askOffer = useMemo(() => offerAsker(slug, journey), [slug, journey])
  return (
    <Journey
      {...{ journey, progress, logic, moment, onBack, askOffer }}
      onProgress={setProgress}
      onStartAgain={startAgain}
      files={keptFiles}
    />
  )
}

/** After each change, once it is on the screen; and at the last moment when the page is left. */
function useKept(isReady: boolean, slug: string, hash: string, progress: Progress) {
  useEffect(() => {
    if (!isReady) return
    const keep = () => keepProgress(deviceStorage(), slug, { hash, progress }, Date.now())
    const callOff = afterPaint(keep)
    window.addEventListener('pagehide', keep)
    return () => {
      callOff()
      window.removeEventListener('pagehide', keep)
    }
  }, [isReady, slug, hash, progress])
}

function useTitle({ body, language, words }: JourneyDocument, pageId: string | null, isReady: boolean) {
  const page = body.pages.find((each) => each.id === pageId)
  const title = page ? textIn(page.title, language) : words.answersTitle
  useEffect(() => {
    if (isReady) return afterPaint(() => (document.title = `${title} · ${textIn(body.name, language)}`))
  }, [isReady, title, body.name, language])
}
