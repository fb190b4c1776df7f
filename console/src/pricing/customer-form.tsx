import type { AskedView } from '@coverwright/contract/connectors'
import type { RecipeView } from '@coverwright/contract/pricing'
import type { BodyView } from '@coverwright/contract/products'
import { extraNamesOf } from '@coverwright/rules/datasets'
import { type Body, questionsOf } from '@coverwright/rules/products'
import { useTexts } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'
import { AnswerField } from './answer-field'
import type { TriedCustomer } from './customer'
import { Labelled } from './step-fields'

type Props = {
  view: RecipeView
  body: BodyView
  customer: TriedCustomer
  onChange: (customer: TriedCustomer) => void
  asked: readonly AskedView[]
}

/** The product's own questions as one compact form, and what is chosen with them. */
export function CustomerForm({ view, body, customer, onChange, asked }: Props) {
  const t = useTexts('pricing')
  const questions = questionsOf(body.body as Body)
  const extra = view.names.filter(({ name, source }) => source === 'extra' && isOfConnector(body, name))
  const answer = (name: string, value: unknown) =>
    onChange({ ...customer, answers: { ...customer.answers, [name]: value } })
  const saidBy = (name: string) => {
    const by = asked.find(({ fed }) => fed.some((each) => each.name === name))
    const value = by?.fed.find((each) => each.name === name)?.value
    return by ? t('asked.placeholder', { value: String(value), connector: by.connector }) : t('asked.typeIt')
  }
  return (
    <div className="recipe-form customer-form">
      {questions.map((question) => (
        <AnswerField
          key={question.id}
          question={question}
          value={customer.answers[question.dataName]}
          onChange={(value) => answer(question.dataName, value)}
        />
      ))}
      {extra.map(({ name, title }) => (
        <Labelled key={name} label={title}>
          {(id) => (
            <Input
              id={id}
              value={String(customer.answers[name] ?? '')}
              placeholder={saidBy(name)}
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
              onChange={(addOns) => onChange({ ...customer, addOns })}
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
            onChange={(event) => onChange({ ...customer, startDate: event.target.value })}
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
            onChange={(event) => onChange({ ...customer, voucherPercent: event.target.value })}
          />
        )}
      </Labelled>
    </div>
  )
}

/** What the product says itself is the same for everybody: there is nothing to try. */
const isOfConnector = ({ body }: BodyView, wanted: string): boolean =>
  extraNamesOf(body.dataset).some(({ name, source }) => name === wanted && source.kind === 'connector')
