import { type Answers, momentIn } from '@coverwright/rules/design/forms'
import type { Language } from '@coverwright/rules/languages'
import {
  type PlayedBody,
  type CompanyBrand,
  dressed,
  hasLogic,
  type JourneyLogic,
  logicOf,
  NO_BRAND,
  type Progress,
} from '@coverwright/rules/design/products'
import { useMemo, useState } from 'react'
import { type AskOffer, Journey, journeyDocument, startOf } from '../journey'
import { lookCss } from '../look'
import frameCss from '../look/frame.css?inline'
import heavierCss from '../look/heavier.css?inline'
import questionsCss from '../look/questions.css?inline'
import { heldFiles } from './held-files'
import { InFrame } from './in-frame'

type Props = {
  body: PlayedBody
  language: Language
  now: Date
  /** Shows this page, as an editor does when a question of it is selected. */
  pageId?: string | undefined
  /** Answers of a test customer, given before the journey is shown. */
  answers?: Answers | undefined
  title: string
  /** How whoever sells it shows itself, as its storefront wears it. */
  brand?: CompanyBrand
  /** Where prices come from, as the storefront's come. */
  askOffer?: AskOffer
}

/** The journey as a buyer would meet it, in a document of its own: the console's styles and width do not reach it. */
export function Preview({ body, language, now, pageId, answers, title, brand = NO_BRAND, askOffer }: Props) {
  const worn = useMemo(() => ({ ...body, look: dressed(body.look, brand) }), [body, brand])
  const css = useMemo(() => `${lookCss(worn.look)}${frameCss}${questionsCss}${heavierCss}`, [worn.look])
  return (
    <InFrame css={css} language={language} title={title} className="player-preview">
      <Played key={pageId} {...{ body: worn, language, now, pageId, answers, askOffer }} />
    </InFrame>
  )
}

function Played({ body, language, now, pageId, answers, askOffer }: Omit<Props, 'title' | 'brand'>) {
  const journey = useMemo(() => journeyDocument(body, 'draft', language), [body, language])
  const moment = useMemo(() => momentIn(now, body.timeZone), [now, body.timeZone])
  const logic = useMemo<JourneyLogic | undefined>(
    () => (hasLogic(body) ? logicOf(body, moment.day) : undefined),
    [body, moment],
  )
  const [files] = useState(heldFiles)
  const [progress, setProgress] = useState<Progress>(() => {
    const start = startOf(journey)
    return { ...start, ...(answers ? { answers } : {}), ...(pageId ? { pageId } : {}) }
  })
  return (
    <Journey
      {...{ journey, progress, logic, moment, askOffer, files }}
      onProgress={setProgress}
      showsLanguages={false}
      isKept={false}
      onStartAgain={() => setProgress(startOf(journey))}
    />
  )
}
