import { type Language, languageNames, textIn, type Texts } from '@coverwright/rules/languages'
import { Field } from '@coverwright/ui/field'
import { type ClipboardEvent, useRef } from 'react'
import { cleanText } from '../actions/clipboard'

type Props = {
  label: string
  texts: Texts | undefined
  language: Language
  isReadOnly: boolean
  isOptional?: boolean | undefined
  isLong?: boolean | undefined
  help?: string | undefined
  /** The field that a chosen question begins with. */
  name?: string
  onWrite: (texts: Texts | undefined) => void
  onLeave?: (() => void) | undefined
}

/** As long as what is stored of one text may be. */
const LONGEST = 20_000

/** A text in the language that is being written; where it is missing, what buyers read instead stands in its place. */
export function TextsField({ label, texts = {}, language, isReadOnly, isOptional, isLong, help, ...props }: Props) {
  const { name, onWrite, onLeave } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const here = texts[language] ?? ''
  const write = (typed: string) => onWrite(written(texts, language, typed.slice(0, LONGEST), isOptional ?? false))
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const text = event.clipboardData.getData('text/plain')
    const clean = cleanText(text)
    if (clean === text) return
    event.preventDefault()
    const { selectionStart, selectionEnd, value } = event.currentTarget
    write(value.slice(0, selectionStart) + clean + value.slice(selectionEnd))
  }
  return (
    <Field
      label={label}
      help={help}
      isOptional={isOptional}
      {...(onLeave ? { onLeave } : {})}
      beside={<span className="editor-language">{languageNames[language]}</span>}
    >
      {(control) => (
        <textarea
          {...plain(control)}
          ref={area}
          className="editor-input"
          data-field={name}
          dir="auto"
          rows={isLong ? 4 : Math.min(4, 1 + Math.floor(here.length / 34))}
          value={here}
          readOnly={isReadOnly}
          placeholder={textIn(texts, language)}
          onChange={(event) => write(event.target.value)}
          onPaste={paste}
        />
      )}
    </Field>
  )
}

/** What antd reads and a browser's own field does not know. */
export const plain = <Control extends { status: unknown }>({ status: _, ...control }: Control) => control

function written(texts: Texts, language: Language, typed: string, isOptional: boolean): Texts | undefined {
  if (typed !== '') return { ...texts, [language]: typed }
  const { [language]: _, ...others } = texts
  if (isOptional) return Object.keys(others).length > 0 ? others : undefined
  return { ...texts, [language]: '' }
}
