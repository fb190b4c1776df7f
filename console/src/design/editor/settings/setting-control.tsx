import { unreachable } from '@coverwright/rules/kernel'
import type { Language, Texts } from '@coverwright/rules/languages'
import { Field } from '@coverwright/ui/field'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import type { Options } from '../actions/change-options'
import { currencyOptions } from '../../products'
import { memo } from 'react'
import { AgesField } from './ages-field'
import { DayField } from './day-field'
import { FigureField } from './figure-field'
import { OptionsField } from './options-field'
import type { Setting } from './question-settings'
import { SomeOfField } from './some-of-field'
import { plain, TextsField } from './texts-field'

export type SettingProps = {
  setting: Setting
  /** What the question has there now. */
  value: unknown
  language: Language
  isReadOnly: boolean
  /** Where plans are, for questions that are filled from them. */
  plansAt: string | null
  onSet: (change: Readonly<Record<string, unknown>>) => void
}

/** One setting of a question, drawn as it is declared, and again only for a value of its own. */
export const SettingControl = memo(function SettingControl(props: SettingProps) {
  const { setting, value, language, isReadOnly, plansAt, onSet } = props
  const t = useTexts('editor')
  const { language: reader } = useLanguage()
  const { field, isOptional } = setting
  const label = t(`setting.${field}`)
  const set = (next: unknown) => onSet({ [field]: next })
  const common = { label, isReadOnly, isOptional }
  switch (setting.as) {
    case 'texts':
      return <TextsField {...common} texts={value as Texts} language={language} isLong={setting.isLong} onWrite={set} />
    case 'whole': {
      const write = (typed: string) =>
        typed === '' && isOptional ? set(undefined) : set(Math.min(setting.most, Number(typed)))
      return (
        <FigureField {...common} value={value === undefined ? '' : String(value)} takes={/^\d{0,6}$/} onWrite={write} />
      )
    }
    case 'decimal': {
      const write = (typed: string) => set(typed === '' ? undefined : typed)
      return <FigureField {...common} value={String(value ?? '')} takes={/^-?\d{0,15}\.?\d{0,6}$/} onWrite={write} />
    }
    case 'word': {
      const write = (typed: string) => set(typed === '' ? undefined : typed)
      const takes = new RegExp(`^[^\\n]{0,${setting.longest}}$`)
      const help = t(`help.${field}`)
      return <FigureField {...common} value={String(value ?? '')} takes={takes} help={help} onWrite={write} />
    }
    case 'oneOf':
      return (
        <Select label={label} value={String(value)} isReadOnly={isReadOnly} onWrite={set}>
          {setting.options.map((option) => [option, t(`choice.${field}.${option}`)] as const)}
        </Select>
      )
    case 'currency':
      return (
        <Select label={label} value={String(value)} isReadOnly={isReadOnly} onWrite={set}>
          {currencyOptions(reader).map((option) => [option.value, String(option.label)] as const)}
        </Select>
      )
    case 'someOf': {
      const words = (option: string) => (setting.isSpelled ? option : t(`choice.${field}.${option}`))
      return (
        <SomeOfField
          label={label}
          options={setting.options}
          value={value as string[]}
          words={words}
          isReadOnly={isReadOnly}
          onWrite={set}
        />
      )
    }
    case 'planned':
      if (plansAt !== null)
        return (
          <p className="editor-note">
            {t('planned')} <Link href={plansAt}>{t('plannedAt')}</Link>
          </p>
        )
      return <OptionsField options={value as Options} language={language} isReadOnly={isReadOnly} onWrite={set} />
    case 'options':
      return <OptionsField options={value as Options} language={language} isReadOnly={isReadOnly} onWrite={set} />
    case 'day':
      return <DayField label={label} value={value as never} isReadOnly={isReadOnly} onWrite={set} />
    case 'ages':
      return <AgesField value={value as never} isReadOnly={isReadOnly} onWrite={set} />
    default:
      return unreachable(setting)
  }
})

type SelectProps = {
  label: string
  value: string
  isReadOnly: boolean
  onWrite: (value: string) => void
  children: readonly (readonly [value: string, words: string])[]
}

export function Select({ label, value, isReadOnly, onWrite, children }: SelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...plain(control)}
          className="editor-input"
          value={value}
          disabled={isReadOnly}
          onChange={(event) => onWrite(event.target.value)}
        >
          {children.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
