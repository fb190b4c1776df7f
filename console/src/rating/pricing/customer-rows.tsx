import type { CustomerView, RecipeView } from '@coverwright/contract/rating/pricing'
import type { BodyView } from '@coverwright/contract/design/products'
import { textIn } from '@coverwright/rules/languages'
import type { Recipe } from '@coverwright/rules/rating/pricing'
import { questionsOf } from '@coverwright/rules/design/products'
import { Button } from '@coverwright/ui/button'
import { Amount, NOTHING, useFormats } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import type { People } from './people'
import { shownQuestions } from './shown-questions'
import { useAnswerWords } from './use-answer-words'
import { useProblemWords } from './use-problem-words'
import { DecisionTag } from './verdict'

type Props = { people: People; view: RecipeView; body: BodyView; recipe: Recipe; onTry: (at: number) => void }

/** Each made-up customer with plan, decision and price, and beside it all that the price can be checked by. */
export function CustomerRows({ people, view, body, recipe, onTry }: Props) {
  const t = useTexts('pricing')
  const { language } = useLanguage()
  const { date } = useFormats()
  const answerWords = useAnswerWords(body)
  const questions = useMemo(() => shownQuestions(questionsOf(body.body), recipe), [body, recipe])
  const hasAddOns = people.list.some(({ addOns }) => addOns.length > 0)
  const addOnTitle = (id: string) => view.addOns.find((addOn) => addOn.id === id)?.title ?? id
  return (
    <div className="customers-scroll" tabIndex={0} role="region" aria-label={t('customers.title')}>
      <table className="worksheet customers">
        <thead>
          <tr>
            <th scope="col">{t('customers.who')}</th>
            <th scope="col" className="worksheet-right">
              {t('customers.price')}
            </th>
            <th scope="col">{t('customer.startDate')}</th>
            <th scope="col">{t('customers.differs')}</th>
            {hasAddOns && <th scope="col">{t('customer.addOns')}</th>}
            {questions.map((question) => (
              <th key={question.id} scope="col">
                {textIn(question.title, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.list.map((customer, at) => (
            <tr key={at} data-chosen={at === people.at || undefined}>
              <Who customer={customer} at={at} view={view} onTry={onTry} />
              <td className="worksheet-right cw-num">
                <Amount value={customer.yearly} />
              </td>
              <td>{date(customer.startDate)}</td>
              <td className="customers-differs">
                <WhatDiffers customer={customer} />
              </td>
              {hasAddOns && <Words text={customer.addOns.map(addOnTitle).join(', ') || NOTHING} />}
              {questions.map(({ id, dataName }) => (
                <Words key={id} text={answerWords(dataName, customer.answers[dataName])} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type WhoProps = { customer: CustomerView; at: number; view: RecipeView; onTry: (at: number) => void }

function Who({ customer, at, view, onTry }: WhoProps) {
  const t = useTexts('pricing')
  const plan = view.plans.find(({ id }) => id === customer.plan)?.title
  const named = (number: string | number, between: string) => [number, plan].filter(Boolean).join(between)
  const words = named(at + 1, ' · ')
  return (
    <th scope="row">
      <Button
        type="link"
        size="small"
        aria-label={named(t('customers.tryOne', { number: at + 1 }), ', ')}
        title={words}
        onClick={() => onTry(at)}
      >
        <span className="cw-cut">{words}</span>
      </Button>
      {customer.decision && <DecisionTag decision={customer.decision} hasPrice={customer.yearly !== null} />}
    </th>
  )
}

/** On one line, so that rows are alike; what is too long is read in full where the pointer rests. */
function Words({ text }: { text: string }) {
  return (
    <td className="cw-cut" title={text}>
      {text}
    </td>
  )
}

/** Why there is no price or not a plain yes; else which rates set this price apart. */
function WhatDiffers({ customer }: { customer: CustomerView }) {
  const words = useProblemWords()
  const { change } = useFormats()
  const { refusal, reasons, standsOut } = customer
  if (refusal)
    return (
      <span className="verdict-none" title={words(refusal)}>
        {words(refusal)}
      </span>
    )
  const rates = standsOut.map(({ title, percent }) => `${title} ${change(percent / 100)}`)
  const text = [...reasons, ...rates].join(' · ')
  return <span title={text}>{text}</span>
}
