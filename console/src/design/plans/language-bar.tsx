import { languageNames } from '@coverwright/rules/languages'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { CircleCheck, Languages } from 'lucide-react'
import type { PlansEditing } from './use-plans-draft'

/** Which language is being written, how much each of them lacks, and what is read there meanwhile. */
export function LanguageBar({ editor }: { editor: PlansEditing }) {
  const t = useTexts('plans')
  const { language, languages, missing, setLanguage } = editor
  const lacking = languages.filter((each) => missing[each] > 0)
  const isHere = missing[language] > 0
  const options = languages.map((each) => ({
    value: each,
    label:
      missing[each] > 0
        ? t('languages.lack', { language: languageNames[each], count: missing[each] })
        : languageNames[each],
    icon: languageNames[each],
    beside: missing[each] > 0 && <span className="plans-lack cw-num">{missing[each]}</span>,
  }))
  return (
    <div className="plans-languages">
      <Segments label={t('languages.label')} options={options} value={language} onChange={setLanguage} />
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
