import type { GuideName } from '@coverwright/contract/rating/underwriting'
import { useTexts } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'
import { useId } from 'react'

type Props = {
  name: GuideName
  /** What an option is called. */
  titleOf: (option: string) => string
  value: string | boolean | undefined
  onChange: (value: string | boolean | undefined) => void
}

/** One answer of the customer who is tried: chosen where there are options, else typed. */
export function AnswerField({ name, titleOf, value, onChange }: Props) {
  const t = useTexts('underwriting')
  const id = useId()
  const label = name.from === 'plan' ? t('name.plan') : name.title || name.name
  const options =
    name.kind === 'yesNo'
      ? [
          { value: 'true', label: t('yes') },
          { value: 'false', label: t('no') },
        ]
      : name.options.map((each) => ({ value: each, label: titleOf(each) }))
  const isChosen = name.kind === 'yesNo' || name.kind === 'choice'
  return (
    <div className="guide-field">
      <label htmlFor={id}>{label}</label>
      {isChosen ? (
        <Select
          id={id}
          allowClear
          value={value === undefined ? null : String(value)}
          options={options}
          onChange={(next: string | null | undefined) =>
            onChange(!next ? undefined : name.kind === 'yesNo' ? next === 'true' : next)
          }
        />
      ) : (
        <Input
          id={id}
          type={name.kind === 'date' ? 'date' : 'text'}
          inputMode={name.kind === 'number' || name.kind === 'money' ? 'decimal' : 'text'}
          prefix={name.currency}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  )
}
