import {
  defaultLanguage,
  isBlank,
  type Language,
  languageNames,
  textIn,
  type Texts,
} from '@coverwright/rules/languages'
import { type TermText, termTexts } from '@coverwright/rules/rating/underwriting'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { writtenIn } from './guide-edits'

type Props = {
  label: string
  text: TermText
  languages: readonly Language[]
  isReadOnly: boolean
  onChange: (texts: Texts) => void
}

/** What buyers are told, in each language of the product; where one is empty, what they would read instead stands there. */
export function TermWords({ label, text, languages, isReadOnly, onChange }: Props) {
  const t = useTexts('underwriting')
  const [first = defaultLanguage] = languages
  const texts = termTexts(text, first)
  return (
    <div className="guide-words">
      {(languages.length > 0 ? languages : [first]).map((language) => {
        const isMissing = !texts[language] && !isBlank(texts)
        return (
          <Input
            key={language}
            aria-label={
              languages.length > 1 ? t('terms.valueIn', { value: label, language: languageNames[language] }) : label
            }
            prefix={languages.length > 1 && <span className="guide-language">{languageNames[language]}</span>}
            className={isMissing ? 'guide-missing' : ''}
            placeholder={isMissing ? textIn(texts, language) : t('terms.words')}
            value={texts[language] ?? ''}
            maxLength={500}
            readOnly={isReadOnly}
            onChange={(event) => onChange(writtenIn(texts, language, event.target.value))}
          />
        )
      })}
    </div>
  )
}
