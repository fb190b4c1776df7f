import { type AskedQuestion, momentIn } from '@coverwright/rules/design/forms'
import { type Language, textIn, type Texts } from '@coverwright/rules/languages'
import { type CompanyBrand, dressed, type Look, NO_BRAND } from '@coverwright/rules/design/products'
import { memo, type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { Face, NO_PRICES, type Stage, StageProvider } from '../faces'
import { lookCss } from '../look'
import frameCss from '../look/frame.css?inline'
import heavierCss from '../look/heavier.css?inline'
import questionsCss from '../look/questions.css?inline'
import { InFrame } from '../preview'
import { wordsIn } from '../words'
import canvasCss from './canvas.css?inline'

type Choose = (id: string, event: MouseEvent) => void

type Props = {
  look: Look
  brand?: CompanyBrand
  page: { readonly title: Texts; readonly subtitle?: Texts }
  questions: readonly AskedQuestion[]
  language: Language
  timeZone: string
  now: Date
  title: string
  chosen: ReadonlySet<string>
  /** What a question without a title is called. */
  untitled: string
  /** Small words over a question: the condition under which it is shown. */
  marks: ReadonlyMap<string, string>
  onChoose: Choose
}

/** One page as buyers see it, each question a thing to choose: what is typed into it goes nowhere. */
export function Canvas({ look, brand = NO_BRAND, page, questions, language, timeZone, now, ...props }: Props) {
  const css = useMemo(
    () => `${lookCss(dressed(look, brand))}${frameCss}${questionsCss}${heavierCss}${canvasCss}`,
    [look, brand],
  )
  const stage = useMemo<Stage>(
    () => ({
      ...{ language, timeZone, moment: momentIn(now, timeZone), files: null, prices: NO_PRICES },
      words: wordsIn[language],
    }),
    [language, timeZone, now],
  )
  return (
    <InFrame css={css} language={language} title={props.title} className="player-canvas">
      <StageProvider value={stage}>
        <main className="canvas">
          <h1 dir="auto">{textIn(page.title, language) || props.untitled}</h1>
          {page.subtitle && (
            <p className="sub" dir="auto">
              {textIn(page.subtitle, language)}
            </p>
          )}
          {questions.map((question) => (
            <Chosen
              key={question.id}
              question={question}
              name={textIn(question.title, language) || props.untitled}
              isChosen={props.chosen.has(question.id)}
              mark={props.marks.get(question.id)}
              onChoose={props.onChoose}
            />
          ))}
        </main>
      </StageProvider>
    </InFrame>
  )
}

type ChosenProps = {
  question: AskedQuestion
  name: string
  isChosen: boolean
  mark: string | undefined
  onChoose: Choose
}

/** Drawn again only when the question itself is another: a key in one must not redraw the page. */
const Chosen = memo(function Chosen({ question, name, isChosen, mark, onChoose }: ChosenProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isChosen) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])
  return (
    <div className={isChosen ? 'pick on' : 'pick'} ref={box}>
      {mark && <p className="condition">{mark}</p>}
      <button
        type="button"
        className="picker"
        aria-label={name}
        aria-pressed={isChosen}
        onClick={(event) => onChoose(question.id, event)}
      />
      <div inert dir="auto">
        <Face question={question} path={question.dataName} answer={undefined} onAnswer={ignored} refusals={NONE} />
      </div>
    </div>
  )
})

const ignored = () => {}
const NONE = {}
