import { answerRefusal, type Answers, isAnswered, momentIn, type Question } from '@coverwright/rules/design/forms'
import { textIn } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'
import { Plus, Trash2 } from 'lucide-react'
import { Labelled } from './step-fields'

type Props = { question: Question; value: unknown; onChange: (value: unknown) => void }

/** One question as a small field: enough to try a customer, without the journey around it. Files and the like are left out. */
export function AnswerField({ question, value, onChange }: Props) {
  const t = useTexts('pricing')
  const { language } = useLanguage()
  const label = textIn(question.title, language) || question.dataName
  if (question.kind === 'group') return <GroupField question={question} value={value} onChange={onChange} />
  if (question.kind === 'person' || question.kind === 'address')
    return <PartsField label={label} parts={question.parts} value={value} onChange={onChange} />
  if (!isSmall(question)) return null
  return (
    <div className="customer-said">
      <Labelled label={label}>
        {(id) => <Control id={id} label={label} question={question} value={value} onChange={onChange} />}
      </Labelled>
      {isImpossible(question, value) && <small role="status">{t('customer.impossible')}</small>}
    </div>
  )
}

/** What is priced here although no buyer could ever answer it: the form would refuse it. */
const isImpossible = (question: Question, value: unknown) =>
  isAnswered(question, value) && answerRefusal(question, value, momentIn(new Date(), 'UTC')) !== null

const LEFT_OUT: readonly Question['kind'][] = [
  'file',
  'vehiclePhoto',
  'vehicleVideo',
  'signature',
  'information',
  'declaration',
  'plan',
  'addOns',
]
export const isSmall = ({ kind }: Question): boolean => !LEFT_OUT.includes(kind)

type ControlProps = Props & { id: string; label: string }

function Control({ id, label, question, value, onChange }: ControlProps) {
  const t = useTexts('pricing')
  const { language } = useLanguage()
  const text = typeof value === 'string' ? value : ''
  switch (question.kind) {
    case 'choice':
    case 'dropdown':
    case 'choices': {
      const options = question.options.map((option) => ({
        value: option.value,
        label: textIn(option.label, language) || option.value,
      }))
      const isMany = question.kind === 'choices'
      return (
        <Select
          id={id}
          aria-label={label}
          allowClear
          showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
          {...(isMany ? { mode: 'multiple' as const } : {})}
          value={(value as string) ?? null}
          options={options}
          onChange={(next: unknown) => onChange(next ?? undefined)}
        />
      )
    }
    case 'yesNo':
      return (
        <Select
          id={id}
          aria-label={label}
          allowClear
          value={typeof value === 'boolean' ? String(value) : null}
          options={[
            { value: 'true', label: t('yes') },
            { value: 'false', label: t('no') },
          ]}
          onChange={(next?: string) => onChange(next === undefined ? undefined : next === 'true')}
        />
      )
    default:
      return (
        <Input
          id={id}
          type={question.kind === 'date' ? 'date' : 'text'}
          inputMode={question.kind === 'number' || question.kind === 'money' ? 'decimal' : undefined}
          suffix={question.kind === 'money' ? question.currency : undefined}
          value={text}
          onChange={(event) => onChange(event.target.value)}
        />
      )
  }
}

type PartsProps = { label: string; parts: readonly string[]; value: unknown; onChange: (value: unknown) => void }

function PartsField({ label, parts, value, onChange }: PartsProps) {
  const given = (value ?? {}) as Record<string, string>
  return (
    <fieldset className="recipe-wide customer-parts">
      <legend>{label}</legend>
      {parts.map((part) => (
        <Input
          key={part}
          aria-label={`${label}: ${part}`}
          placeholder={part}
          type={part === 'birth' ? 'date' : 'text'}
          value={given[part] ?? ''}
          onChange={(event) => onChange({ ...given, [part]: event.target.value })}
        />
      ))}
    </fieldset>
  )
}

type GroupProps = { question: Extract<Question, { kind: 'group' }>; value: unknown; onChange: (value: unknown) => void }

function GroupField({ question, value, onChange }: GroupProps) {
  const t = useTexts('pricing')
  const { language } = useLanguage()
  const rows = Array.isArray(value) ? (value as Answers[]) : []
  const title = textIn(question.rowTitle, language) || textIn(question.title, language)
  return (
    <fieldset className="recipe-wide customer-group">
      <legend>{textIn(question.title, language)}</legend>
      {rows.map((row, at) => (
        <div key={at} className="customer-row">
          {question.questions.map((inner) => (
            <AnswerField
              key={inner.id}
              question={inner}
              value={row[inner.dataName]}
              onChange={(next) =>
                onChange(rows.map((each, place) => (place === at ? { ...each, [inner.dataName]: next } : each)))
              }
            />
          ))}
          <Button
            type="text"
            icon={<Trash2 size={16} />}
            aria-label={t('customer.removeRow', { title, number: at + 1 })}
            onClick={() => onChange(rows.filter((_, place) => place !== at))}
          />
        </div>
      ))}
      {rows.length < question.maxRows && (
        <Button size="small" icon={<Plus size={14} />} onClick={() => onChange([...rows, {}])}>
          {t('customer.addRow', { title })}
        </Button>
      )}
    </fieldset>
  )
}
