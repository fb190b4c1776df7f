import type { LogicType } from '@coverwright/rules/logic'
import type { Step } from '@coverwright/rules/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { InputNumber } from 'antd'
import { LookUpFields } from './look-up-fields'
import { RatesFields } from './rates-fields'
import {
  ChoiceField,
  ExpressionField,
  Labelled,
  OfField,
  RoundingFields,
  type StepFormProps,
  TextField,
} from './step-fields'

type Props = StepFormProps<Step['kind']>

const YES_NO: LogicType = { kind: 'yesNo' }

/** One step: its title and name, what its kind needs, and when it counts. */
export function StepForm(props: Props) {
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
      <TextField
        label={t('field.name')}
        value={step.name}
        onChange={(name) => onChange({ ...step, name })}
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
          hint={t('hint.when')}
          isOptional
          isReadOnly={isReadOnly}
        />
      </div>
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
    <div className="recipe-wide">
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
      return formula(t('field.formula'), 'formula', step.formula)
    case 'factor':
      return [of, formula(t('field.by'), 'by', step.by, { kind: 'number' })].map(keyed)
    case 'add':
      return [of, formula(t('field.amount'), 'amount', step.amount, money)].map(keyed)
    case 'minimum':
      return [of, formula(t('field.least'), 'least', step.least, money)].map(keyed)
    case 'maximum':
      return [of, formula(t('field.most'), 'most', step.most, money)].map(keyed)
    default:
      return <RestFields {...props} of={of} />
  }
}

const keyed = (part: React.ReactNode, at: number) => (
  <div key={at} className="recipe-part">
    {part}
  </div>
)

/** Kinds that round, tax or take something at their place. */
function RestFields({ step, onChange, scope, isReadOnly, view, of }: Props & { of: React.ReactNode }) {
  const t = useTexts('pricing')
  const rounding = 'rounding' in step && (
    <RoundingFields
      value={step.rounding}
      onChange={(rule) => onChange({ ...step, rounding: rule })}
      isReadOnly={isReadOnly}
    />
  )
  switch (step.kind) {
    case 'terms':
      return (
        <>
          {of}
          <ChoiceField
            label={t('field.takes')}
            value={step.takes}
            options={(['both', 'loading', 'fees'] as const).map((value) => ({ value, label: t(`takes.${value}`) }))}
            onChange={(takes) => onChange({ ...step, takes })}
            isReadOnly={isReadOnly}
          />
        </>
      )
    case 'discount':
      return (
        <>
          {of}
          <ChoiceField
            label={t('field.takes')}
            value={step.takes}
            options={(['both', 'voucher', 'coupon'] as const).map((value) => ({
              value,
              label: t(`discounts.${value}`),
            }))}
            onChange={(takes) => onChange({ ...step, takes })}
            isReadOnly={isReadOnly}
          />
          {rounding}
        </>
      )
    case 'tax':
    case 'levy':
      return (
        <>
          {of}
          <RatesFields rates={step.rates} onChange={(rates) => onChange({ ...step, rates })} isReadOnly={isReadOnly} />
          {step.kind === 'levy' && (
            <TextField
              label={t('field.levyMost')}
              value={step.most ?? ''}
              suffix={view.currency}
              onChange={(most) => {
                const { most: _gone, ...rest } = step
                onChange(most === '' ? rest : { ...rest, most })
              }}
              isReadOnly={isReadOnly}
            />
          )}
          {rounding}
        </>
      )
    case 'addOns':
      return (
        <ChoiceField
          label={t('field.per')}
          value={step.per}
          options={(['year', 'month'] as const).map((value) => ({ value, label: t(`per.${value}`) }))}
          onChange={(per) => onChange({ ...step, per })}
          isReadOnly={isReadOnly}
        />
      )
    case 'instalment':
      return (
        <>
          {of}
          <Labelled label={t('field.count')}>
            {(id) => (
              <InputNumber
                id={id}
                min={2}
                max={12}
                value={step.count}
                readOnly={isReadOnly}
                onChange={(count) => onChange({ ...step, count: count ?? 12 })}
              />
            )}
          </Labelled>
          <TextField
            label={t('field.loading')}
            value={step.loading}
            onChange={(loading) => onChange({ ...step, loading })}
            isReadOnly={isReadOnly}
          />
          <ExpressionField
            label={t('field.each')}
            value={step.each ?? ''}
            onChange={(each) => {
              const { each: _gone, ...rest } = step
              onChange(each === '' ? rest : { ...rest, each })
            }}
            scope={scope}
            wanted={{ kind: 'money', currency: view.currency }}
            isOptional
            isReadOnly={isReadOnly}
          />
          {rounding}
        </>
      )
    default:
      return (
        <>
          {of}
          {rounding}
        </>
      )
  }
}
