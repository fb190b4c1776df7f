import type { Question } from '@coverwright/rules/design/forms'
import { type Language, textIn } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Input, Select } from 'antd'
import { useState } from 'react'
import { useNameTitle } from '../pricing'

export type Assume = (name: string, value: string | boolean) => void

type Props = { question: Question & { dataName: string }; onAssume: Assume }

/** One value for all policies that do not give this answer, so that they have a price, too. */
export function AssumeAnswer({ question, onAssume }: Props) {
  const t = useTexts('product-tests')
  const { language } = useLanguage()
  const title = useNameTitle()(question.dataName)
  const [value, setValue] = useState('')
  const options = optionsOf(question, language, { yes: t('assume.yes'), no: t('assume.no') })
  const assume = () => onAssume(question.dataName, question.kind === 'yesNo' ? value === 'true' : value)
  return (
    <div className="impact-assume">
      {options ? (
        <Select
          size="small"
          showSearch={{ optionFilterProp: 'label' }}
          aria-label={t('assume.value', { name: title })}
          placeholder={t('assume.choose')}
          {...(value !== '' && { value })}
          options={options}
          onChange={setValue}
        />
      ) : (
        <Input
          size="small"
          type={question.kind === 'date' ? 'date' : 'text'}
          inputMode={question.kind === 'number' || question.kind === 'money' ? 'decimal' : 'text'}
          aria-label={t('assume.value', { name: title })}
          value={value}
          onChange={(event) => setValue(event.target.value.trim())}
        />
      )}
      <Button size="small" disabled={!isUsable(question, value)} onClick={assume}>
        {t('assume.do')}
      </Button>
    </div>
  )
}

function optionsOf(question: Question, language: Language, words: { yes: string; no: string }) {
  if (question.kind === 'yesNo')
    return [
      { value: 'true', label: words.yes },
      { value: 'false', label: words.no },
    ]
  if (!('options' in question) || question.kind !== 'choice') return null
  return question.options.map(({ value, label }) => ({ value, label: textIn(label, language) }))
}

const isUsable = ({ kind }: Question, value: string) =>
  kind === 'number' || kind === 'money' ? /^-?\d+(?:\.\d+)?$/.test(value) : value !== ''
