import type { AskedView } from '@coverwright/contract/rating/connectors'
import type { RecipeView } from '@coverwright/contract/rating/pricing'
import type { BodyView } from '@coverwright/contract/design/products'
import { extraNamesOf } from '@coverwright/rules/design/datasets'
import { questionsOf } from '@coverwright/rules/design/products'
import { useTexts } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'
import { Plug } from 'lucide-react'
import type { ReactNode } from 'react'
import { AnswerField } from './answer-field'
import type { TriedCustomer } from './customer'
import type { OnCustomer } from './simulator-props'
import { Labelled } from './step-fields'
import { useSaid } from './use-input-words'

type Props = {
  view: RecipeView
  body: BodyView
  customer: TriedCustomer
  onChange: OnCustomer
  asked: readonly AskedView[]
}

/** The product's own questions as one compact form, and what is chosen with them. */
export function CustomerForm({ view, body, customer, onChange, asked }: Props) {
  const t = useTexts('pricing')
  const said = useSaid()
  const questions = questionsOf(body.body)
  const extra = view.names.filter(({ name, source }) => source === 'extra' && isOfConnector(body, name))
  const answer = (name: string, value: unknown) =>
    onChange((now) => ({ ...now, answers: { ...now.answers, [name]: value } }))
  const saidOf = (name: string) => {
    const by = asked.find(({ fed }) => fed.some((each) => each.name === name))
    const value = by?.fed.find((each) => each.name === name)?.value
    return by && t('asked.placeholder', { value: said(value ?? ''), connector: by.connector })
  }
  return (
    <div className="recipe-form customer-form">
      {questions.map((question) => (
        <Said key={question.id} words={saidOf(question.dataName)}>
          <AnswerField
            question={question}
            value={customer.answers[question.dataName]}
            onChange={(value) => answer(question.dataName, value)}
          />
        </Said>
      ))}
      {extra.map(({ name, title }) => (
        <Labelled key={name} label={title}>
          {(id) => (
            <Input
              id={id}
              value={String(customer.answers[name] ?? '')}
              placeholder={saidOf(name) ?? t('asked.typeIt')}
              onChange={(event) => answer(name, event.target.value || undefined)}
            />
          )}
        </Labelled>
      ))}
      {view.addOns.length > 0 && (
        <Labelled label={t('customer.addOns')}>
          {(id) => (
            <Select
              id={id}
              mode="multiple"
              aria-label={t('customer.addOns')}
              value={[...customer.addOns]}
              options={view.addOns.map((addOn) => ({ value: addOn.id, label: addOn.title }))}
              onChange={(addOns) => onChange((now) => ({ ...now, addOns }))}
            />
          )}
        </Labelled>
      )}
      <Labelled label={t('customer.startDate')}>
        {(id) => (
          <Input
            id={id}
            type="date"
            value={customer.startDate}
            onChange={(event) => onChange((now) => ({ ...now, startDate: event.target.value }))}
          />
        )}
      </Labelled>
      <Labelled label={t('customer.voucher')}>
        {(id) => (
          <Input
            id={id}
            suffix="%"
            inputMode="decimal"
            value={customer.voucherPercent}
            onChange={(event) => onChange((now) => ({ ...now, voucherPercent: event.target.value }))}
          />
        )}
      </Labelled>
    </div>
  )
}

/** A connector's answer counts for more than what is typed: the field says so, and stays the same field when it does. */
function Said({ words, children }: { words: string | undefined; children: ReactNode }) {
  return (
    <div className="customer-said">
      {children}
      {words && (
        <small>
          <Plug size={12} aria-hidden /> {words}
        </small>
      )}
    </div>
  )
}

/** What the product says itself is the same for everybody: there is nothing to try. */
const isOfConnector = ({ body }: BodyView, wanted: string): boolean =>
  extraNamesOf(body.dataset).some(({ name, source }) => name === wanted && source.kind === 'connector')
