import type { CustomerView, RecipeView } from '@coverwright/contract/pricing'
import type { BodyView } from '@coverwright/contract/products'
import { textIn } from '@coverwright/rules/languages'
import type { Recipe } from '@coverwright/rules/pricing'
import { type Body, questionsOf } from '@coverwright/rules/products'
import { Amount } from '@coverwright/ui/formats'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { EmptyState } from '@coverwright/ui/page'
import { Button } from 'antd'
import { Dices, Users } from 'lucide-react'
import { useState } from 'react'
import { useTold } from '../platform/told'
import { isSmall } from './answer-field'
import { useMakeCustomers } from './use-recipe'
import { useProblemWords } from './use-problem-words'
import { DecisionTag } from './verdict'

type Props = {
  view: RecipeView
  body: BodyView
  recipe: Recipe
  onTry: (customer: CustomerView) => void
}

const COUNT = 20
const SHOWN = 5

/** Twenty made-up customers at once: who gets which price, who gets none. */
export function CustomersTable({ view, body, recipe, onTry }: Props) {
  const t = useTexts('pricing')
  const told = useTold()
  const make = useMakeCustomers()
  const [customers, setCustomers] = useState<CustomerView[]>([])
  const roll = () =>
    told(async () => {
      const seed = Math.floor(Math.random() * 2 ** 31)
      const answer = await make.mutateAsync({ productId: view.productId, recipe: recipe as never, count: COUNT, seed })
      setCustomers(answer.customers)
    })
  if (customers.length === 0)
    return (
      <EmptyState
        picture={<Users size={24} />}
        title={t('customers.none')}
        about={t('customers.noneAbout')}
        action={{ label: t('customers.make', { count: COUNT }), onSelect: () => void roll(), isBusy: make.isPending }}
      />
    )
  const priced = customers.filter(({ yearly }) => yearly !== null).length
  return (
    <>
      <div className="customers-head">
        <span>{t('customers.priced', { priced, count: customers.length })}</span>
        <Button icon={<Dices size={16} />} loading={make.isPending} onClick={() => void roll()}>
          {t('customers.again')}
        </Button>
      </div>
      <Rows customers={customers} view={view} body={body} onTry={onTry} />
    </>
  )
}

type RowsProps = Omit<Props, 'recipe'> & { customers: CustomerView[] }

function Rows({ customers, view, body, onTry }: RowsProps) {
  const t = useTexts('pricing')
  const words = useProblemWords()
  const { language } = useLanguage()
  const questions = questionsOf(body.body as Body)
    .filter((question) => isSmall(question) && question.kind !== 'person' && question.kind !== 'address')
    .slice(0, SHOWN)
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
            {questions.map((question) => (
              <th key={question.id} scope="col">
                {textIn(question.title, language)}
              </th>
            ))}
            <th scope="col">
              <span className="cw-unseen">{t('customers.try')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {customers.map((customer, at) => (
            <tr key={at}>
              <td>{planTitle(customer.plan)}</td>
              <td>{customer.decision && <DecisionTag decision={customer.decision} />}</td>
              <td className="worksheet-right cw-num">
                {customer.refusal ? (
                  <span className="verdict-none">{words({ code: customer.refusal, values: BLANKS })}</span>
                ) : (
                  <Amount value={customer.yearly} />
                )}
              </td>
              {questions.map((question) => (
                <td key={question.id}>{shortAnswer(customer.answers[question.dataName], t('yes'), t('no'))}</td>
              ))}
              <td>
                <Button
                  size="small"
                  aria-label={t('customers.tryOne', { number: at + 1 })}
                  onClick={() => onTry(customer)}
                >
                  {t('customers.try')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const BLANKS = { name: '…', table: '…', inputs: '…', plan: '…', addOn: '…', code: '…', problem: '…' }

function shortAnswer(answer: unknown, yes: string, no: string): string {
  if (typeof answer === 'boolean') return answer ? yes : no
  if (Array.isArray(answer)) return typeof answer[0] === 'object' ? `× ${answer.length}` : answer.join(', ')
  return answer === undefined || answer === null ? '–' : String(answer)
}
