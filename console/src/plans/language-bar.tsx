import { languageNames } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { CircleCheck, Languages } from 'lucide-react'
import type { PlansEditing } from './use-plans-draft'

/** Which language is being written, how much each of them lacks, and what is read there meanwhile. */
export function LanguageBar({ editor }: { editor: PlansEditing }) {
  const t = useTexts('plans')
  const { language, languages, missing, setLanguage } = editor
  const lacking = languages.filter((each) => missing[each] > 0)
  const isHere = missing[language] > 0
  return (
    <div className="plans-languages">
      <div className="cw-segments" role="group" aria-label={t('languages.label')}>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            className={each === language ? 'cw-on' : undefined}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {languageNames[each]}
            {missing[each] > 0 && (
              <span className="plans-lack cw-num" aria-label={t('languages.lack', { count: missing[each] })}>
                {missing[each]}
              </span>
            )}
          </button>
        ))}
      </div>
      <p className="plans-quiet" role="status">
        {lacking.length === 0 ? <CircleCheck size={14} /> : <Languages size={14} />}
        {lacking.length === 0
          ? t('languages.whole')
          : t(isHere ? 'languages.lackHere' : 'languages.lackElsewhere', {
              count: isHere ? missing[language] : lacking.length,
              language: languageNames[language],
            })}
      </p>
    </div>
  )
}
