import type { RecipeView } from '@coverwright/contract/rating/pricing'
import type { LogicType } from '@coverwright/rules/design/logic'
import type { Step } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'
import { type ReactNode, useId } from 'react'
import { FormulaField } from '../../design/logic'
import { expressionProblem, type StepScope } from './recipe-scope'
import { useProblemWords } from './use-problem-words'

/** What every form of a step gets. */
export type StepFormProps<Kind extends Step['kind']> = {
  step: Extract<Step, { kind: Kind }>
  onChange: (step: Step) => void
  scope: StepScope
  view: RecipeView
  isReadOnly: boolean
}

export function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId()
  return (
    <div className="recipe-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  )
}

type TextProps = {
  label: string
  value: string
  onChange: (value: string) => void
  isReadOnly: boolean
  suffix?: string
  placeholder?: string
  type?: 'text' | 'date'
}

export function TextField({ label, value, onChange, isReadOnly, ...given }: TextProps) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Input
          id={id}
          value={value}
          readOnly={isReadOnly}
          {...given}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Labelled>
  )
}

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onChange: (value: Value) => void
  isReadOnly: boolean
}

export function ChoiceField<Value extends string>({ label, value, options, onChange, isReadOnly }: ChoiceProps<Value>) {
  return (
    <Labelled label={label}>
      {(id) => (
        <Select<Value>
          id={id}
          aria-label={label}
          value={value === '' ? null : value}
          disabled={isReadOnly}
          options={[...options]}
          showSearch={options.length > 8 ? { optionFilterProp: 'label' } : false}
          onChange={onChange}
        />
      )}
    </Labelled>
  )
}

type ExpressionProps = {
  label: string
  value: string
  onChange: (value: string) => void
  scope: StepScope
  wanted?: LogicType
  isReadOnly: boolean
  isOptional?: boolean
  hint?: string
}

/** A formula with its error at its place, in words. */
export function ExpressionField({
  label,
  value,
  scope,
  wanted,
  isOptional,
  hint,
  onChange,
  isReadOnly,
}: ExpressionProps) {
  const words = useProblemWords()
  const problem = isOptional && value.trim() === '' ? null : expressionProblem(value, scope, wanted)
  return (
    <FormulaField
      label={label}
      value={value}
      onChange={onChange}
      offers={scope.offers}
      error={problem ? words(problem) : undefined}
      hint={hint}
      isReadOnly={isReadOnly}
    />
  )
}

type OfProps = { value: string; onChange: (value: string) => void; scope: StepScope; isReadOnly: boolean }

/** The amount that a step works on: an earlier result. */
export function OfField({ value, onChange, scope, isReadOnly }: OfProps) {
  const t = useTexts('pricing')
  const offered = scope.amounts.map((name) => ({ value: name, label: titled(name, scope) }))
  return (
    <ChoiceField label={t('field.of')} value={value} options={offered} onChange={onChange} isReadOnly={isReadOnly} />
  )
}

function titled(name: string, { offers }: StepScope): string {
  const title = offers.find((offer) => offer.name === name)?.title
  return title ? `${title} (${name})` : name
}
