import { namesInText } from '@coverwright/rules/design/templates'
import { textIn, type Texts } from '@coverwright/rules/languages'
import type { ListName } from '@coverwright/rules/design/templates'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { type ReactNode, useRef } from 'react'
import { useBuilder } from './use-building'
import { useFault } from './use-fault'
import { VariablePicker } from './variable-picker'

type Props = {
  label: string
  value: Texts
  onChange: (value: Texts) => void
  isLong?: boolean
  most: number
  inside?: ListName
  beside?: ReactNode
}

/** One text in the language that is being written, with variables put in where the cursor stands. */
export function TextsField({ label, value, onChange, isLong = false, most, inside, beside }: Props) {
  const t = useTexts('templates')
  const { language, mayEdit, wrong } = useBuilder()
  const box = useRef<HTMLTextAreaElement>(null)
  const isWrong = wrong?.texts === value && wrong.language === language
  const error = useFault(isWrong, box)
  const text = value[language] ?? ''
  const near = textIn(value, language)
  const write = (words: string) => onChange({ ...value, [language]: words })
  const put = (name: string) => {
    const at = box.current?.selectionStart ?? text.length
    write(`${text.slice(0, at)}{{${name}}}${text.slice(box.current?.selectionEnd ?? at)}`)
    box.current?.focus()
  }
  return (
    <Field
      label={label}
      error={error}
      beside={beside}
      help={text === '' && near !== '' ? t('build.readsNear', { text: near.slice(0, 80) }) : undefined}
    >
      {({ id, 'aria-describedby': described, 'aria-invalid': isInvalid }) => (
        <div className="mail-texts">
          <textarea
            ref={box}
            id={id}
            aria-describedby={described}
            aria-invalid={isInvalid}
            className="mail-input"
            rows={isLong ? 5 : 1}
            maxLength={most}
            value={text}
            readOnly={!mayEdit}
            onChange={({ target }) => write(isLong ? target.value : target.value.replace(/\n/g, ' '))}
          />
          {mayEdit && <VariablePicker {...(inside ? { inside } : {})} used={namesInText(text)} onPick={put} />}
        </div>
      )}
    </Field>
  )
}
