import { MAX_PRODUCT_NAME } from '@coverwright/rules/design/products'
import { Field } from '@coverwright/ui/field'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'
import { useMemo } from 'react'
import { currencyOptions } from '../../../design/products'
import type { ChosenProps } from './step-props'

/** What it is called, what it is for, and what it is paid in. */
export function NameStep({ draft, change }: ChosenProps) {
  const t = useTexts('products')
  const own = useTexts('designs')
  const { language } = useLanguage()
  const currencies = useMemo(() => currencyOptions(language), [language])
  return (
    <>
      <Field
        label={t('field.name')}
        help={draft.name.length >= MAX_PRODUCT_NAME ? own('field.nameFull', { max: MAX_PRODUCT_NAME }) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            value={draft.name}
            maxLength={MAX_PRODUCT_NAME}
            onChange={(event) => change({ name: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('field.description')} isOptional>
        {(control) => (
          <Input.TextArea
            {...control}
            rows={2}
            value={draft.description}
            maxLength={1_000}
            onChange={(event) => change({ description: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('column.currency')} help={own('field.currencyHelp')}>
        {(control) => (
          <Select
            {...control}
            className="cw-wide"
            showSearch={{ optionFilterProp: 'label' }}
            value={draft.currency}
            options={currencies}
            onChange={(currency: string) => change({ currency })}
          />
        )}
      </Field>
    </>
  )
}
