import type { AutomationChoices } from '@coverwright/contract/service/automations'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Popup } from '@coverwright/ui/menu'
import { Braces } from 'lucide-react'

type Props = { variables: AutomationChoices['variables']; onPick: (name: string) => void }

/** Everything that a text can name, by its name in words. */
export function VariableButton({ variables, onPick }: Props) {
  const t = useTexts('automations')
  const words = useTexts('templates')
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
          {variables.map((variable) => (
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
