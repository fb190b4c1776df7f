import { useTexts } from '@coverwright/ui/locales'
import { CloudAlert, CloudCheck } from 'lucide-react'
import { useSavingWords } from '../../../platform/draft'
import { useBuilder } from './use-building'

/** How it stands with saving, and why something could not be saved. */
export function SavingState() {
  const t = useTexts('templates')
  const { drafting, wrong, jump } = useBuilder()
  const { status, told } = useSavingWords(drafting)
  return (
    <span className="mail-saved" role={told ? 'alert' : 'status'} data-bad={told ? true : undefined}>
      {told ? <CloudAlert size={14} aria-hidden /> : <CloudCheck size={14} aria-hidden />}
      <span>{told ?? status}</span>
      {told && wrong && (
        <button type="button" className="mail-show" onClick={jump}>
          {t('build.showIt')}
        </button>
      )}
    </span>
  )
}
