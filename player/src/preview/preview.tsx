import { momentIn } from '@coverwright/rules/design/forms'
import { type Language, languageTags } from '@coverwright/rules/languages'
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
import { useCallback, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { type AskOffer, Journey, journeyDocument, startOf } from '../journey'
import { lookCss } from '../look'
import frameCss from '../look/frame.css?inline'
import heavierCss from '../look/heavier.css?inline'
import questionsCss from '../look/questions.css?inline'
import { heldFiles } from './held-files'

type Props = {
  body: PlayedBody
  language: Language
  now: Date
  /** Shows this page, as an editor does when a question of it is selected. */
  pageId?: string
  title: string
  /** How whoever sells it shows itself, as its storefront wears it. */
  brand?: CompanyBrand
  /** Where prices come from, as the storefront's come. */
  askOffer?: AskOffer
}

/** The journey as a buyer would meet it, in a document of its own: the console's styles and width do not reach it. */
export function Preview({ body, language, now, pageId, title, brand = NO_BRAND, askOffer }: Props) {
  const [inside, setInside] = useState<HTMLElement | null>(null)
  const worn = useMemo(() => ({ ...body, look: dressed(body.look, brand) }), [body, brand])
  const css = `${lookCss(worn.look)}${frameCss}${questionsCss}${heavierCss}`
  const onFrame = useCallback((frame: HTMLIFrameElement | null) => setInside(frame?.contentDocument?.body ?? null), [])
  if (inside) dress(inside.ownerDocument, css, languageTags[language])
  return (
    <>
      <iframe ref={onFrame} title={title} className="player-preview" />
      {inside && createPortal(<Played key={pageId} {...{ body: worn, language, now, pageId, askOffer }} />, inside)}
    </>
  )
}

function Played({ body, language, now, pageId, askOffer }: Omit<Props, 'title' | 'brand'>) {
  const journey = useMemo(() => journeyDocument(body, 'draft', language), [body, language])
  const moment = useMemo(() => momentIn(now, body.timeZone), [now, body.timeZone])
  const logic = useMemo<JourneyLogic | undefined>(
    () => (hasLogic(body) ? logicOf(body, moment.day) : undefined),
    [body, moment],
  )
  const [files] = useState(heldFiles)
  const [progress, setProgress] = useState<Progress>(() => ({ ...startOf(journey), ...(pageId ? { pageId } : {}) }))
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

/** A constructed sheet, because it needs no nonce and is the same under the strictest policy. */
function dress(document: Document, css: string, tag: string) {
  const Sheet = (document.defaultView as (Window & typeof globalThis) | null)?.CSSStyleSheet
  if (!Sheet) return
  const sheet = document.adoptedStyleSheets[0] ?? new Sheet()
  sheet.replaceSync(css)
  if (document.adoptedStyleSheets.length === 0) document.adoptedStyleSheets = [sheet]
  document.documentElement.lang = tag
}
