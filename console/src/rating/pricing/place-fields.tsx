import type { Step } from '@coverwright/rules/rating/pricing'
import { useTexts } from '@coverwright/ui/locales'
import { NumberInput } from '@coverwright/ui/number-input'
import type { ReactNode } from 'react'
import { RatesFields } from './rates-fields'
import { RoundingFields } from './rounding-fields'
import { ChoiceField, ExpressionField, Labelled, type StepFormProps, TextField } from './step-fields'

type Props = StepFormProps<Step['kind']> & { of: ReactNode }

/** Kinds that round, tax or take something at their place. */
export function PlaceFields(props: Props) {
  const { step, onChange, isReadOnly, of } = props
  const t = useTexts('pricing')
  const rounding = 'rounding' in step && (
    <RoundingFields
      value={step.rounding}
      onChange={(rule) => onChange({ ...step, rounding: rule })}
      isReadOnly={isReadOnly}
    />
  )
  if (step.kind === 'addOns')
    return (
      <ChoiceField
        label={t('field.per')}
        value={step.per}
        options={(['year', 'month'] as const).map((value) => ({ value, label: t(`per.${value}`) }))}
        onChange={(per) => onChange({ ...step, per })}
        isReadOnly={isReadOnly}
      />
    )
  return (
    <>
      {of}
      {(step.kind === 'terms' || step.kind === 'discount') && <TakesField {...props} step={step} />}
      {(step.kind === 'tax' || step.kind === 'levy') && <TaxFields {...props} step={step} />}
      {step.kind === 'instalment' && <InstalmentFields {...props} step={step} />}
      {rounding}
    </>
  )
}

function TakesField({ step, onChange, isReadOnly }: StepFormProps<'terms' | 'discount'>) {
  const t = useTexts('pricing')
  const common = { label: t('field.takes'), isReadOnly }
  if (step.kind === 'terms')
    return (
      <ChoiceField
        {...common}
        value={step.takes}
        options={(['both', 'loading', 'fees'] as const).map((value) => ({ value, label: t(`takes.${value}`) }))}
        onChange={(takes) => onChange({ ...step, takes })}
      />
    )
  return (
    <ChoiceField
      {...common}
      value={step.takes}
      options={(['both', 'voucher', 'coupon'] as const).map((value) => ({ value, label: t(`discounts.${value}`) }))}
      onChange={(takes) => onChange({ ...step, takes })}
    />
  )
}

function TaxFields({ step, onChange, view, isReadOnly }: StepFormProps<'tax' | 'levy'>) {
  const t = useTexts('pricing')
  return (
    <>
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
    </>
  )
}

function InstalmentFields({ step, onChange, scope, view, isReadOnly }: StepFormProps<'instalment'>) {
  const t = useTexts('pricing')
  return (
    <>
      <Labelled label={t('field.count')}>
        {(id) => (
          <NumberInput
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
    </>
  )
}
