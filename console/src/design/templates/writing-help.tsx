import { listNames } from '@coverwright/rules/design/templates'
import { useTexts } from '@coverwright/ui/locales'
import './writing-help.css'

const EXAMPLES = '{{holder.name}}\n{{each covers}} … {{cover.title}} … {{end}}\n{{if policy.premium > 1000}} … {{end}}'

/** How an HTML of one's own says what is put in when it is sent. */
export function WritingHelp() {
  const t = useTexts('templates')
  return (
    <>
      <p className="writing-help">{t('upload.writingHelp')}</p>
      <pre className="writing-code">{EXAMPLES}</pre>
      <p className="writing-help">{t('upload.lists', { lists: listNames.join(', ') })}</p>
    </>
  )
}
