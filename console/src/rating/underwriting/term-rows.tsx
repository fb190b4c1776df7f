import type { Language } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'
import { Plus, X } from 'lucide-react'
import { MoneyInput } from './money-input'
import { newTerm, type Term } from './guide-edits'
import { TermWords } from './term-words'

const kinds = ['loading', 'fee', 'exclusion', 'message'] as const

type Props = {
  terms: readonly Term[]
  currency: string
  languages: readonly Language[]
  isReadOnly: boolean
  onChange: (terms: Term[]) => void
}

/** On which terms a customer is accepted: loading, fee, exclusion, message. */
export function TermRows({ terms, currency, languages, isReadOnly, onChange }: Props) {
  const t = useTexts('underwriting')
  const change = (at: number, term: Term) => onChange(terms.map((each, place) => (place === at ? term : each)))
  return (
    <div className="guide-terms" role="group" aria-label={t('terms.title')}>
      {terms.map((term, at) => (
        <div key={at} className="guide-term">
          <Select
            aria-label={t('terms.kind', { at: at + 1 })}
            value={term.kind}
            disabled={isReadOnly}
            options={kinds.map((value) => ({ value, label: t(`term.${value}`) }))}
            onChange={(kind) => change(at, newTerm(kind, currency))}
          />
          <TermValue {...{ term, at, languages, isReadOnly }} onChange={(next) => change(at, next)} />
          {!isReadOnly && (
            <button
              type="button"
              className="cw-icon-button"
              aria-label={t('terms.remove', { at: at + 1 })}
              onClick={() => onChange(terms.filter((_, place) => place !== at))}
            >
              <X />
            </button>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <Button size="small" icon={<Plus />} onClick={() => onChange([...terms, newTerm('loading', currency)])}>
          {t('terms.add')}
        </Button>
      )}
    </div>
  )
}

type ValueProps = Pick<Props, 'languages' | 'isReadOnly'> & { term: Term; at: number; onChange: (term: Term) => void }

function TermValue({ term, at, languages, isReadOnly, onChange }: ValueProps) {
  const t = useTexts('underwriting')
  const label = t('terms.value', { at: at + 1 })
  if (term.kind === 'loading')
    return (
      <Input
        aria-label={label}
        inputMode="decimal"
        suffix="%"
        value={term.percent}
        maxLength={20}
        readOnly={isReadOnly}
        onChange={(event) => onChange({ ...term, percent: event.target.value.trim() })}
      />
    )
  if (term.kind === 'fee')
    return (
      <MoneyInput
        label={label}
        value={term.amount}
        currency={term.amount.currency}
        isReadOnly={isReadOnly}
        onChange={(amount) => onChange({ ...term, amount: amount ?? { ...term.amount, minor: 0 } })}
      />
    )
  return (
    <TermWords
      {...{ label, languages, isReadOnly }}
      text={term.text}
      onChange={(text) => onChange({ ...term, text })}
    />
  )
}
