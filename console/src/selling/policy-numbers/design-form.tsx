import type { DesignView } from '@coverwright/contract/selling/policy-numbers'
import { type NumberPart, symbols } from '@coverwright/rules/selling/policy-numbers'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { NumberInput } from '@coverwright/ui/number-input'
import { Segments } from '@coverwright/ui/segments'
import { Input } from 'antd'
import { DateField } from './date-field'
import { FieldLine } from './field-line'
import { NumberParts } from './number-parts'
import { NumberPreviewStrip } from './number-preview'
import { useDesignForm } from './use-design-form'

type Props = { view?: DesignView; onDone?: () => void }

/** A design, part by part, with the next numbers above it as it is typed. */
export function DesignForm({ view, onDone }: Props) {
  const t = useTexts('policy-numbers')
  const form = useDesignForm(view, onDone)
  const { draft, change, errorOf } = form
  const { design } = draft
  const parts = (name: 'prefixes' | 'suffixes') => (
    <NumberParts
      name={name}
      parts={design[name]}
      error={errorOf(name)}
      onChange={(next: NumberPart[]) => change({ [name]: next })}
    />
  )
  return (
    <form className="numbers-form" noValidate aria-label={view?.title ?? t('create.open')} onSubmit={form.submit}>
      <NumberPreviewStrip draft={draft} view={view} />
      <fieldset>
        <FieldLine name="title" label={t('field.title')} error={errorOf('title')}>
          {(control) => (
            <Input
              {...control}
              maxLength={80}
              value={draft.title}
              onChange={(event) => form.setTitle(event.target.value)}
            />
          )}
        </FieldLine>
        {parts('prefixes')}
        <div className="numbers-symbol">
          <span className="numbers-label">{t('field.symbol')}</span>
          <Segments
            label={t('field.symbol')}
            value={design.symbol || 'none'}
            onChange={(value) => change({ symbol: value === 'none' ? '' : value })}
            options={symbols.map((symbol) => ({ value: symbol || ('none' as const), label: symbol || t('noSymbol') }))}
          />
        </div>
        <div className="numbers-figures">
          <Figure name="length" form={form} />
          <Figure name="start" form={form} />
          <Figure name="min" form={form} />
          <Figure name="max" form={form} />
        </div>
        {parts('suffixes')}
        <div className="numbers-figures">
          {(['startDate', 'endDate'] as const).map((name) => (
            <FieldLine key={name} name={name} label={t(`field.${name}`)} error={errorOf(name)}>
              {(control) => (
                <DateField control={control} value={design[name]} onChange={(value) => change({ [name]: value })} />
              )}
            </FieldLine>
          ))}
        </div>
      </fieldset>
      {form.general && (
        <p className="numbers-error" role="alert">
          {form.general}
        </p>
      )}
      <div className="numbers-foot">
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {view ? t('save') : t('create.submit')}
        </Button>
      </div>
    </form>
  )
}

type FigureProps = { name: 'length' | 'min' | 'max' | 'start'; form: ReturnType<typeof useDesignForm> }

function Figure({ name, form: { draft, change, errorOf } }: FigureProps) {
  const t = useTexts('policy-numbers')
  return (
    <FieldLine name={name} label={t(`field.${name}`)} error={errorOf(name)}>
      {(control) => (
        <NumberInput
          {...control}
          className="cw-wide"
          controls={false}
          precision={0}
          min={0}
          value={draft.design[name]}
          onChange={(value) => change({ [name]: value })}
        />
      )}
    </FieldLine>
  )
}
