import {
  hasLogic,
  type JourneyLogic,
  nextPageId,
  NO_LOGIC,
  type OpenPage,
  type PageRefusals,
  pageRefusals,
  placeOf,
  previousPageId,
  type Progress,
  walkJourney,
} from '@coverwright/rules/design/products'
import { textIn } from '@coverwright/rules/languages'
import type { Moment } from '@coverwright/rules/design/forms'
import {
  type Dispatch,
  type FormEvent,
  type SetStateAction,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type FileKeeper, nextAnswer, type Stage, StageProvider } from '../faces'
import { Bar } from './bar'
import type { JourneyDocument } from './document'
import { earlyAnswers, shownAnswers } from './early-answers'
import { Head } from './head'
import { PageView } from './page-view'
import { useSecondTap } from './second-tap'
import { Summary } from './summary'
import { useAttention } from './use-attention'
import { type AskOffer, useOffer } from './use-offer'

type Change = (change: (progress: Progress) => Progress) => void

type Props = {
  journey: JourneyDocument
  progress: Progress
  onProgress: Change
  /** Works conditions and values out; only needed where a body has any. */
  logic?: JourneyLogic
  /** Null while it is prerendered and until the browser has taken over. */
  moment: Moment | null
  /** Takes the way back through the browser's history where there is one. */
  onBack?: (pageId: string) => void
  onStartAgain: () => void
  files?: FileKeeper | null
  /** Whether answers are still there on the next visit. */
  isKept?: boolean
  /** A preview shows the language that its editor chose. */
  showsLanguages?: boolean
  /** Where prices come from; left out where none can be had. */
  askOffer?: AskOffer
  /** On to payment; left out where nothing can be bought, as in a preview. */
  onBuy?: () => void
  /** To go on later by a link in a mail. */
  onLater?: () => void
}

export const startOf = ({ body }: JourneyDocument): Progress => ({ answers: {}, pageId: body.pages[0]?.id ?? null })

/** Layout effects do nothing on a server, and React says so; there this is an effect that never runs. */
const useBrowserEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** A body, played for one buyer. It keeps nothing itself: progress is the caller's, so that it can be stored or shown. */
export function Journey({
  journey,
  progress,
  onProgress,
  logic = NO_LOGIC,
  moment,
  onBack,
  onStartAgain,
  files = null,
  isKept = true,
  askOffer,
  onBuy,
  onLater: laterWanted,
  showsLanguages = true,
}: Props) {
  const { body, words, language } = journey
  const form = useRef<HTMLFormElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const [refusals, setRefusals] = useState<PageRefusals>({})
  const { isSecond, forget } = useSecondTap()
  const { pages } = useMemo(() => walkJourney(body, progress.answers, logic), [body, progress.answers, logic])
  const place = placeOf(body, pages, progress.pageId)
  const ask = journey.isPriced && moment ? askOffer : undefined
  const { offer, prices, total } = useOffer(ask, showsPrices(place.open), progress.answers)
  const stage = useMemo<Stage>(
    () => ({ language, words, timeZone: body.timeZone, moment, files, prices }),
    [language, words, body.timeZone, moment, files, prices],
  )
  // On the page that the server draws its room is kept free, so that nothing moves when it can be tapped.
  const onLater = journey.isPriced && !moment ? null : laterWanted
  const previous = previousPageId(pages, place)

  useEarlyAnswers(form, place.open?.questions ?? [], stage, onProgress)
  useAttention(form, title, progress.pageId, refusals)

  const clear = () => (forget(), setRefusals({}))
  const turnTo = (pageId: string | null) => {
    clear()
    onProgress((current) => ({ ...current, pageId }))
  }
  const answer = useAnswer(onProgress, setRefusals)
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!place.open || !form.current || !moment) return
    const answers = { ...shownAnswers(form.current, place.open.questions, stage), ...progress.answers }
    const found = pageRefusals(place.open, answers, moment)
    if (isSecond(event.timeStamp, found)) return
    setRefusals(found)
    if (Object.keys(found).length > 0) return
    const walked = hasLogic(body) ? walkJourney(body, answers, logic).pages : pages
    onProgress(() => ({ answers, pageId: nextPageId(walked, placeOf(body, walked, place.open?.page.id ?? null)) }))
  }
  const goBack = (pageId: string) => {
    clear()
    ;(onBack ?? turnTo)(pageId)
  }

  return (
    <StageProvider value={stage}>
      <div className="journey">
        <Head {...{ journey, place, showsLanguages }} onBack={previous === null ? null : () => goBack(previous)} />
        {place.open ? (
          // Before the script has come this form goes nowhere: 'dialog' outside a dialog submits nothing and keeps the page.
          <form ref={form} method="dialog" noValidate onSubmit={goOn} onInput={forget}>
            <PageView
              {...{ journey, refusals, title }}
              open={place.open}
              answers={progress.answers}
              onAnswer={answer}
            />
            <Bar {...{ words, isKept, onLater, total }} isLast={place.number === place.count} />
          </form>
        ) : (
          <Summary
            {...{ stage, pages, title, offer, onStartAgain, onBuy, onLater }}
            answers={progress.answers}
            onChange={turnTo}
          />
        )}
        {body.look.footer && <footer className="foot">{textIn(body.look.footer, language)}</footer>}
      </div>
    </StageProvider>
  )
}

/** An answer takes back what was said against the one before it. */
function useAnswer(onProgress: Change, setRefusals: Dispatch<SetStateAction<PageRefusals>>) {
  return useCallback(
    (dataName: string, value: unknown) => {
      setRefusals((current) => without(current, dataName))
      onProgress(({ answers, ...current }) => ({
        ...current,
        answers: { ...answers, [dataName]: nextAnswer(value, answers[dataName]) },
      }))
    },
    [onProgress, setRefusals],
  )
}

/** The last page, and whatever page a plan or add-ons are chosen on. */
const showsPrices = (open: OpenPage | null) =>
  open === null || open.questions.some(({ kind }) => kind === 'plan' || kind === 'addOns')

/** Once, when the browser takes the page over. */
function useEarlyAnswers(
  form: React.RefObject<HTMLFormElement | null>,
  questions: Parameters<typeof earlyAnswers>[1],
  stage: Stage,
  onProgress: Change,
) {
  const isRead = useRef(false)
  useBrowserEffect(() => {
    if (isRead.current || !form.current) return
    isRead.current = true
    const early = earlyAnswers(form.current, questions, stage)
    if (Object.keys(early).length > 0)
      onProgress((current) => ({ ...current, answers: { ...current.answers, ...early } }))
  })
}

function without(refusals: PageRefusals, dataName: string): PageRefusals {
  const kept = Object.entries(refusals).filter(([path]) => path !== dataName && !path.startsWith(`${dataName}.`))
  return kept.length === Object.keys(refusals).length ? refusals : Object.fromEntries(kept)
}
