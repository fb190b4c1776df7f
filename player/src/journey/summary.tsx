import { type Answers, answerTo } from '@coverwright/rules/design/forms'
import { type Language, textIn } from '@coverwright/rules/languages'
import type { OpenPage } from '@coverwright/rules/design/products'
import { type Ref, useState } from 'react'
import type { Offer } from '@coverwright/rules/rating/rating'
import { Icon, sayAnswer, type Stage } from '../faces'
import type { Words } from '../words'
import { LaterButton } from './bar'
import { OfferCard } from './offer-card'
import type { Told } from './use-offer'

type Props = {
  stage: Stage
  pages: readonly OpenPage[]
  answers: Answers
  onChange: (pageId: string) => void
  onStartAgain: () => void
  title: Ref<HTMLHeadingElement>
  /** Null where nothing is priced. */
  offer: { told: Told; onAskAgain: () => void } | null
  onBuy?: (() => void) | undefined
  onLater?: (() => void) | null | undefined
}

/** Everything that was answered, page by page, each with the way back to it. */
export function Summary({ stage, pages, answers, onChange, onStartAgain, title, offer, onBuy, onLater }: Props) {
  const { words, language } = stage
  const summary = (
    <main>
      <h1 ref={title} tabIndex={-1}>
        {words.answersTitle}
      </h1>
      <p className="sub">{words.answersLine}</p>
      {offer && <OfferCard words={words} {...offer} titleOf={(addOn) => addOnTitle(pages, addOn, language)} />}
      {pages.map(({ page, questions }) => (
        <section className="answers" key={page.id}>
          <div className="between">
            <h2>{textIn(page.title, language)}</h2>
            <button
              type="button"
              className="plain"
              aria-label={`${words.change}: ${textIn(page.title, language)}`}
              onClick={() => onChange(page.id)}
            >
              {words.change}
            </button>
          </div>
          <dl>
            {questions
              .filter((question) => question.kind !== 'information')
              .map((question) => (
                <div key={question.id}>
                  <dt>{textIn(question.title, language)}</dt>
                  <dd>{sayAnswer(answerTo(question, answers), question, stage) || '–'}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
      <div className="between">
        <StartAgain stage={stage} onStartAgain={onStartAgain} />
        <LaterButton {...{ words, onLater }} />
      </div>
    </main>
  )
  return (
    <>
      {summary}
      {onBuy && <BuyBar {...{ words, onBuy }} offer={offer?.told.offer ?? null} />}
    </>
  )
}

type BuyProps = { words: Words; offer: Offer | null; onBuy: () => void }

/** The way on: to payment, or to a person who decides. What is declined goes nowhere. */
function BuyBar({ words, offer, onBuy }: BuyProps) {
  const plan = offer?.plans.find(({ plan }) => plan === offer.chosen)
  if (!plan || (!plan.yearly && plan.decision !== 'refer')) return null
  return (
    <footer className="bar">
      <div>
        {plan.yearly && (
          <p className="total">
            {plan.yearly.text} <small>{words.inTotal}</small>
          </p>
        )}
        <button type="button" className="go" onClick={onBuy}>
          {plan.yearly ? words.toPayment : words.sendAnswers}
          <Icon name="next" />
        </button>
      </div>
    </footer>
  )
}

function addOnTitle(pages: readonly OpenPage[], addOn: string, language: Language): string {
  const options = pages.flatMap(({ questions }) =>
    questions.flatMap((each) => (each.kind === 'addOns' ? each.options : [])),
  )
  return textIn(options.find(({ value }) => value === addOn)?.label, language) || addOn
}

/** Cannot be undone, so it says what will be lost and asks once. */
function StartAgain({ stage: { words }, onStartAgain }: { stage: Stage; onStartAgain: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <button type="button" className="plain ask" onClick={() => setIsAsking(true)}>
        {words.startAgain}
      </button>
    )
  }
  return (
    <div className="say ask" role="group" aria-label={words.startAgain}>
      {words.startAgainAsk}
      <div className="between">
        <button type="button" className="plain" onClick={() => setIsAsking(false)}>
          {words.keep}
        </button>
        <button type="button" className="plain" onClick={onStartAgain}>
          {words.clearAll}
        </button>
      </div>
    </div>
  )
}
