import type { LogicType } from '@coverwright/rules/design/logic'
import type { Step } from '@coverwright/rules/rating/pricing'
import { Check } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import type { ReactNode } from 'react'
import type { FormulaWords } from '../../design/logic'
import { LookUpFields } from './look-up-fields'
import { NameField } from './name-field'
import { PlaceFields } from './place-fields'
import { SkippedField } from './skipped-field'
import { ChoiceField, ExpressionField, OfField, type StepFormProps, TextField } from './step-fields'

type Props = StepFormProps<Step['kind']> & { earlier: readonly Step[]; later: readonly Step[] }

const YES_NO: LogicType = { kind: 'yesNo' }

type FormProps = Props & { taken: readonly string[]; read: FormulaWords }

/** One step: its title and name, what its kind needs, and when it counts. */
export function StepForm({ taken, read, ...props }: FormProps) {
  const { step, onChange, scope, isReadOnly } = props
  const t = useTexts('pricing')
  return (
    <div className="recipe-form">
      <TextField
        label={t('field.title')}
        value={step.title}
        onChange={(title) => onChange({ ...step, title })}
        isReadOnly={isReadOnly}
      />
      <NameField
        name={step.name}
        taken={taken}
        onRename={(name) => onChange({ ...step, name })}
        isReadOnly={isReadOnly}
      />
      <OwnFields {...props} />
      <div className="recipe-wide">
        <ExpressionField
          label={t('field.when')}
          value={step.when ?? ''}
          onChange={(when) => {
            const { when: _gone, ...rest } = step
            onChange(when === '' ? rest : { ...rest, when })
          }}
          scope={scope}
          wanted={YES_NO}
          hint={step.when ? read(step.when, 'condition') : t('hint.when')}
          isOptional
          isReadOnly={isReadOnly}
        />
      </div>
      {step.when?.trim() && (step.kind === 'lookUp' || step.kind === 'formula') && (
        <SkippedField {...props} step={step} />
      )}
    </div>
  )
}

function OwnFields(props: Props) {
  const { step, onChange, scope, view, isReadOnly } = props
  const t = useTexts('pricing')
  const money: LogicType = { kind: 'money', currency: view.currency }
  const common = { scope, isReadOnly }
  const of = 'of' in step && (
    <OfField value={step.of} onChange={(name) => onChange({ ...step, of: name })} {...common} />
  )
  const formula = (label: string, key: string, value: string, wanted?: LogicType) => (
    <div key={key} className="recipe-wide">
      <ExpressionField
        label={label}
        value={value}
        onChange={(text) => onChange({ ...step, [key]: text } as Step)}
        {...common}
        {...(wanted ? { wanted } : {})}
      />
    </div>
  )
  switch (step.kind) {
    case 'lookUp':
      return <LookUpFields {...props} step={step} />
    case 'formula':
      return [formula(t('field.formula'), 'formula', step.formula), <UnitField key="unit" {...props} step={step} />]
    case 'factor':
      return [of, formula(t('field.by'), 'by', step.by, { kind: 'number' })].map(keyed)
    case 'add':
      return [of, formula(t('field.amount'), 'amount', step.amount, money)].map(keyed)
    case 'minimum':
      return [of, formula(t('field.least'), 'least', step.least, money), <BelowField {...props} step={step} />].map(
        keyed,
      )
    case 'maximum':
      return [of, formula(t('field.most'), 'most', step.most, money)].map(keyed)
    default:
      return <PlaceFields {...props} of={of} />
  }
}

/** A plain number (so many drivers at 350 each) becomes an amount by being called one. */
function UnitField({ step, onChange, view, isReadOnly }: StepFormProps<'formula'>) {
  const t = useTexts('pricing')
  return (
    <ChoiceField
      label={t('field.unit')}
      value={step.unit ?? 'asWorkedOut'}
      options={[
        { value: 'asWorkedOut', label: t('unit.asWorkedOut') },
        { value: 'amount', label: t('unit.amount', { currency: view.currency }) },
      ]}
      onChange={(unit) => {
        const { unit: _gone, ...rest } = step
        onChange(unit === 'amount' ? { ...rest, unit } : rest)
      }}
      isReadOnly={isReadOnly}
    />
  )
}

/** A least premium holds for the price as a whole, unless somebody says that it may be gone below. */
function BelowField({ step, onChange, isReadOnly }: StepFormProps<'minimum'>) {
  const t = useTexts('pricing')
  const { mayGoBelow, ...rest } = step
  return (
    <Check
      isOn={mayGoBelow === true}
      isDisabled={isReadOnly}
      onChange={(isOn) => onChange(isOn ? { ...rest, mayGoBelow: true } : rest)}
    >
      {t('field.mayGoBelow')}
    </Check>
  )
}

const keyed = (part: ReactNode, at: number) => (
  <div key={at} className="recipe-part">
    {part}
  </div>
)
