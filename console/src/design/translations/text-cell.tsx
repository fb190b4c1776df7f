import { lacks } from '@coverwright/rules/design/translations'
import { type Language, languageTags, textIn, type Texts } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { useTypedField } from '@coverwright/ui/typed-fields'
import { useId, useRef, useState } from 'react'

type Props = {
  label: string
  texts: Texts
  language: Language
  max: number
  isDisabled: boolean
  /** The text that this translates was changed since. */
  isStale: boolean
  onConfirm: () => void
  /** Takes it over, or says why it cannot be: then it stays as it was typed. */
  onWrite: (text: string) => string | undefined
}

/** One text in one language, typed in place and taken over when it is left; where it is missing, what buyers would read. */
export function TextCell({ label, texts, language, max, isDisabled, isStale, onConfirm, onWrite }: Props) {
  const t = useTexts('translations')
  const value = texts[language] ?? ''
  const [typed, setTyped] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const told = useId()
  useTypedField(typed === undefined || typed === value ? null : refusal ? 'unread' : 'typing', field)
  const change = (next: string | undefined) => {
    setRefusal(undefined)
    setTyped(next)
  }
  const commit = () => {
    const refused = typed !== undefined && typed !== value ? onWrite(typed) : undefined
    setRefusal(refused)
    if (!refused) setTyped(undefined)
  }
  const isMissing = lacks(texts, language)
  return (
    <>
      <textarea
        ref={field}
        className={isMissing ? 'texts-input texts-missing' : 'texts-input'}
        lang={languageTags[language]}
        dir="auto"
        rows={1}
        aria-label={label}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? told : undefined}
        maxLength={max}
        disabled={isDisabled}
        placeholder={isMissing ? textIn(texts, language) : ''}
        value={typed ?? value}
        onChange={(event) => change(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Escape' && change(undefined)}
      />
      {isStale && (
        <p className="texts-stale">
          {t('stale')}{' '}
          {!isDisabled && (
            <button
              type="button"
              className="cw-link"
              aria-label={t('stillRightOf', { name: label })}
              onClick={onConfirm}
            >
              {t('stillRight')}
            </button>
          )}
        </p>
      )}
      {refusal && (
        <p id={told} className="texts-refusal" role="alert">
          {refusal}
        </p>
      )}
    </>
  )
}
