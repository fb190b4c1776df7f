import type { AutomationChoices } from '@coverwright/contract/service/automations'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Popup } from '@coverwright/ui/menu'
import { Braces } from 'lucide-react'
import { createContext, useContext } from 'react'

type Props = { variables: AutomationChoices['variables']; onPick: (name: string) => void }

/** What the automation is about as it is written now: a text names nothing of the other. */
export const SubjectContext = createContext<'quote' | 'policy'>('policy')

/** Everything that a text can name, by its name in words. */
export function VariableButton({ variables, onPick }: Props) {
  const t = useTexts('automations')
  const words = useTexts('templates')
  const subject = useContext(SubjectContext)
  const nameOf = ({ name, title }: Props['variables'][number]) =>
    name.startsWith('answers.') ? title || name.replace('answers.', '') : words(`variables.${name}`)
  return (
    <Popup
      label={t('edit.variables')}
      align="end"
      trigger={(props) => (
        <Button {...props} size="small" icon={<Braces />}>
          {t('edit.variable')}
        </Button>
      )}
    >
      {(close) => (
        <ul className="automation-variables">
          {variables
            .filter(({ of }) => of === null || of === subject)
            .map((variable) => (
              <li key={variable.name}>
                <button
                  type="button"
                  onClick={() => {
                    close()
                    onPick(variable.name)
                  }}
                >
                  {nameOf(variable)}
                </button>
              </li>
            ))}
        </ul>
      )}
    </Popup>
  )
}
