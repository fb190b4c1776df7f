import { Journey, type JourneyDocument, startOf } from '@coverwright/player/journey'
import { momentIn } from '@coverwright/rules/design/forms'
import type { Day } from '@coverwright/rules/kernel'
import { textIn } from '@coverwright/rules/languages'
import type { JourneyLogic, Progress } from '@coverwright/rules/design/products'
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { afterPaint } from './after-paint'
import { offerAsker } from './offer-asker'
import { deviceStorage, forgetProgress, keepProgress } from './kept-progress'
import { LazyCheckout } from './lazy-checkout'
import { LazyLater } from './lazy-later'
import { asksForFiles, sentFiles } from './sent-files'
import { usePageHistory } from './use-page-history'
import { type ServerQuote, useServerQuote } from './use-server-quote'
import { useVisit } from './use-visit'

type Props = {
  journey: JourneyDocument
  slug: string
  /** What was kept of an earlier visit, on this very body. */
  kept: Progress | null
  /** The day that the page was compiled on: the first drawing must be the server's to the letter. */
  compiledDay: Day
  engine: ((day: Day) => JourneyLogic) | null
  /** Whoever comes back to a quote with a price goes on with paying. */
  isPaying: boolean
  /** What somebody who looked at the answers wants to know: it brought the buyer back. */
  question: string | null
  /** Called once whatever is tapped is answered. */
  onTaken: () => void
}

/** Steps of the browser's history that are no pages of the body: paying, and the summary before it. */
const CHECKOUT = '~checkout'
const SUMMARY = null

/** The journey in a buyer's browser: kept on the device, walked with the browser's own back button. */
export function PlayedJourney({
  journey,
  slug,
  kept,
  compiledDay,
  engine,
  isPaying: wasPaying,
  question,
  onTaken,
}: Props) {
  const [progress, setProgress] = useState<Progress>(() => startOf(journey))
  const [isPaying, setIsPaying] = useState(false)
  const [now, setNow] = useState<Date | null>(null)
  const moment = useMemo(() => now && momentIn(now, journey.body.timeZone), [now, journey.body.timeZone])
  const day = moment?.day ?? compiledDay
  const logic = useMemo(() => engine?.(day), [engine, day])

  useLayoutEffect(() => {
    setNow(new Date())
    // What was typed while the script was on its way is newer than what was kept.
    if (kept) setProgress(({ answers }) => ({ pageId: kept.pageId, answers: { ...kept.answers, ...answers } }))
    setIsPaying(wasPaying)
    const onShown = () => document.visibilityState === 'visible' && setNow(new Date())
    document.addEventListener('visibilitychange', onShown)
    return () => document.removeEventListener('visibilitychange', onShown)
  }, [kept, slug, wasPaying])

  const isReady = now !== null
  const isKept = useKept(isReady, slug, journey.hash, progress)
  useTitle(journey, progress.pageId, isReady)

  const quote = useServerQuote(isReady, slug, journey, progress)
  const files = useSentFiles(isReady, slug, journey, quote, kept === null, progress)
  useVisit(isReady, slug, journey, isPaying ? '@checkout' : (progress.pageId ?? '@summary'), progress.answers)
  const [isLater, setIsLater] = useState(false)
  const closeLater = useCallback(() => setIsLater(false), [])
  const onPage = useCallback((pageId: string | null) => {
    setIsPaying(pageId === CHECKOUT)
    if (pageId !== CHECKOUT) setProgress((current) => ({ ...current, pageId }))
  }, [])
  const onBack = usePageHistory(isPaying ? CHECKOUT : progress.pageId, isReady, onPage)
  useEffect(() => {
    if (isReady) onTaken()
  }, [isReady, onTaken])
  const startAgain = () => {
    forgetProgress(deviceStorage(), slug)
    files.forget()
    void quote.forget()
    setIsPaying(false)
    setProgress(startOf(journey))
  }
  const askOffer = useMemo(() => offerAsker(slug, journey), [slug, journey])
  if (isPaying)
    return (
      <LazyCheckout
        {...{ journey, progress, quote }}
        filesSent={files.settled}
        onBack={() => onBack(SUMMARY)}
        onChange={() => onPage(SUMMARY)}
        onStartAgain={startAgain}
      />
    )
  const later = journey.isPriced ? { onLater: () => setIsLater(true) } : {}
  return (
    <>
      {isReady && question !== null && (
        <p className="asked" role="note">
          {question}
        </p>
      )}
      <Journey
        {...{ journey, progress, logic, moment, onBack, askOffer, files, isKept }}
        {...later}
        onBuy={() => setIsPaying(true)}
        onProgress={setProgress}
        onStartAgain={startAgain}
      />
      {isLater && <LazyLater {...{ journey, progress, quote }} onClose={closeLater} />}
    </>
  )
}

/** What was chosen is sent under the quote; whatever an earlier visit left on its way goes on. */
function useSentFiles(
  isReady: boolean,
  slug: string,
  journey: JourneyDocument,
  quote: ServerQuote,
  isNew: boolean,
  progress: Progress,
) {
  const latest = useRef(progress)
  latest.current = progress
  const files = useMemo(
    () => sentFiles(slug, async () => (await (await quote.keeper()).keep(latest.current)).token),
    [slug, quote],
  )
  useEffect(() => {
    if (!isReady || !asksForFiles(journey.body)) return
    if (isNew) files.forget()
    else files.goOn()
  }, [isReady, isNew, journey, files])
  return files
}

/** After each change, once it is on the screen; and at the last moment when the page is left. Gives whether that works. */
function useKept(isReady: boolean, slug: string, hash: string, progress: Progress): boolean {
  const [isKept, setIsKept] = useState(true)
  useEffect(() => {
    if (!isReady) return
    const keep = () => keepProgress(deviceStorage(), slug, { hash, progress }, Date.now())
    const callOff = afterPaint(() => setIsKept(keep()))
    window.addEventListener('pagehide', keep)
    return () => {
      callOff()
      window.removeEventListener('pagehide', keep)
    }
  }, [isReady, slug, hash, progress])
  return isKept
}

function useTitle({ body, language, words }: JourneyDocument, pageId: string | null, isReady: boolean) {
  const page = body.pages.find((each) => each.id === pageId)
  const title = page ? textIn(page.title, language) : words.answersTitle
  useEffect(() => {
    if (isReady) return afterPaint(() => (document.title = `${title} · ${textIn(body.name, language)}`))
  }, [isReady, title, body.name, language])
}
