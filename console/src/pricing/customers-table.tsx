import type { CustomerView, RecipeView } from '@coverwright/contract/pricing'
import type { BodyView } from '@coverwright/contract/products'
import { textIn } from '@coverwright/rules/languages'
import type { Recipe } from '@coverwright/rules/pricing'
import { type Body, questionsOf } from '@coverwright/rules/products'
import { Button } from '@coverwright/ui/button'
import { Amount, useFormats } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { EmptyState } from '@coverwright/ui/page'
import { Dices, UserPlus, Users } from 'lucide-react'
import { useTold } from '../platform/told'
import { isSmall } from './answer-field'
import { HeldNote } from './held-note'
import type { People } from './people'
import { useAnswerWords } from './use-answer-words'
import { useMakeCustomers } from './use-recipe'
import { useProblemWords } from './use-problem-words'
import { DecisionTag } from './verdict'

type Props = {
  view: RecipeView
  body: BodyView
  recipe: Recipe
  people: People
  onPeople: (people: People) => void
  onTry: (at: number) => void
}

const MANY = 20
const SHOWN = 5

/** Made-up customers, one or twenty at a time: who gets which price, who gets none, and what sets each apart. */
export function CustomersTable({ view, body, recipe, people, onPeople, onTry }: Props) {
  const t = useTexts('pricing')
  const told = useTold()
  const make = useMakeCustomers()
  const { list } = people
  const roll = (count: number, kept: readonly CustomerView[]) =>
    told(async () => {
      const seed = Math.floor(Math.random() * 2 ** 31)
      const made = await make.mutateAsync({ productId: view.productId, recipe: recipe as never, count, seed })
      onPeople({ list: [...made.customers, ...kept], held: made.held, at: null })
    })
  const one = (
    <Button icon={<UserPlus size={16} />} disabled={make.isPending} onClick={() => void roll(1, list)}>
      {t(list.length === 0 ? 'customers.one' : 'customers.oneMore')}
    </Button>
  )
  if (list.length === 0)
    return (
      <EmptyState
        picture={<Users size={24} />}
        title={t('customers.none')}
        about={t('customers.noneAbout')}
        action={{
          label: t('customers.make', { count: MANY }),
          onSelect: () => void roll(MANY, []),
          isBusy: make.isPending,
        }}
        others={one}
      />
    )
  const priced = list.filter(({ yearly }) => yearly !== null).length
  return (
    <>
      <div className="customers-head">
        <span>{t('customers.priced', { priced, count: list.length })}</span>
        <span className="customers-acts">
          {one}
          <Button icon={<Dices size={16} />} loading={make.isPending} onClick={() => void roll(MANY, [])}>
            {t('customers.again', { count: MANY })}
          </Button>
        </span>
      </div>
      <p className="customers-about">{t('customers.differsAbout')}</p>
      <HeldNote held={people.held} />
      <Rows people={people} view={view} body={body} onTry={onTry} />
    </>
  )
}

type RowsProps = Pick<Props, 'people' | 'view' | 'body' | 'onTry'>

function Rows({ people, view, body, onTry }: RowsProps) {
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
