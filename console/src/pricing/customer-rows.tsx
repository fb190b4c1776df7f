import type { CustomerView, RecipeView } from '@coverwright/contract/pricing'
import type { BodyView } from '@coverwright/contract/products'
import { textIn } from '@coverwright/rules/languages'
import { type Body, questionsOf } from '@coverwright/rules/products'
import { Button } from '@coverwright/ui/button'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { isSmall } from './answer-field'
import type { People } from './people'
import { useAnswerWords } from './use-answer-words'
import { useProblemWords } from './use-problem-words'
import { DecisionTag } from './verdict'

type Props = { people: People; view: RecipeView; body: BodyView; onTry: (at: number) => void }

const SHOWN = 5

/** Each made-up customer with plan, decision, price and what sets the price apart. */
export function CustomerRows({ people, view, body, onTry }: Props) {
  const t = useTexts('pricing')
  const { language } = useLanguage()
  const questions = questionsOf(body.body as Body)
    .filter((question) => isSmall(question) && question.kind !== 'person' && question.kind !== 'address')
    .slice(0, SHOWN)
  const answerWords = useAnswerWords(body)
  const planTitle = (id: string) => view.plans.find((plan) => plan.id === id)?.title ?? '–'
  return (
    <div className="worksheet-scroll" tabIndex={0} role="region" aria-label={t('customers.title')}>
      <table className="worksheet">
        <thead>
          <tr>
            <th scope="col">{t('customers.plan')}</th>
            <th scope="col">{t('customers.decision')}</th>
            <th scope="col" className="worksheet-right">
              {t('customers.price')}
            </th>
            <th scope="col">{t('customers.differs')}</th>
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
              <th scope="row">
                <Button
                  type="link"
                  size="small"
                  aria-label={t('customers.tryOne', { number: at + 1 })}
                  onClick={() => onTry(at)}
                >
                  {at + 1} · {planTitle(customer.plan)}
                </Button>
              </th>
              <td>{customer.decision && <DecisionTag decision={customer.decision} />}</td>
              <td className="worksheet-right cw-num">
                <Amount value={customer.yearly} />
              </td>
              <td>
                <WhatDiffers customer={customer} />
              </td>
              {questions.map((question) => (
                <td key={question.id}>{answerWords(question.dataName, customer.answers[question.dataName])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Why there is no price or not a plain yes; else which rates set this price apart. */
function WhatDiffers({ customer }: { customer: CustomerView }) {
  const words = useProblemWords()
  const { change } = useFormats()
  if (customer.refusal) return <span className="verdict-none">{words(customer.refusal)}</span>
  return (
    <ul className="customers-differs">
      {customer.reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
      {customer.standsOut.map(({ title, percent }) => (
        <li key={title}>
          {title} <b className="cw-num">{change(percent / 100)}</b>
        </li>
      ))}
    </ul>
  )
}
