import type { ListName } from '@coverwright/rules/design/templates'
import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Popup } from '@coverwright/ui/menu'
import { Braces } from 'lucide-react'
import { useState } from 'react'
import { useBuilder } from './use-building'
import { useVariableWords } from './use-variable-words'

type Props = { inside?: ListName; used: readonly string[]; onPick: (name: string) => void }

/** Every variable with a likely value beside it. */
export function VariablePicker({ inside, used, onPick }: Props) {
  const t = useTexts('templates')
  return (
    <Popup
      label={t('build.variables')}
      align="end"
      trigger={(props) => (
        <Button {...props} size="small" type="text" icon={<Braces />} aria-label={t('build.putVariable')} />
      )}
    >
      {(close) => (
        <VariableList
          {...(inside ? { inside } : {})}
          used={used}
          onPick={(name) => {
            close()
            onPick(name)
          }}
        />
      )}
    </Popup>
  )
}

function VariableList({ inside, used, onPick }: Props) {
  const t = useTexts('templates')
  const words = useVariableWords()
  const { variables } = useBuilder()
  const [typed, setTyped] = useState('')
  const found = variables.filter(
    (variable) =>
      (variable.inside === null || variable.inside === inside) &&
      `${words(variable.name)} ${variable.name}`.toLowerCase().includes(typed.trim().toLowerCase()),
  )
  return (
    <div className="mail-variables">
      <input
        className="mail-input"
        type="search"
        aria-label={t('build.findVariable')}
        placeholder={t('build.findVariable')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <ul>
        {found.map(({ name, sample }) => (
          <li key={name}>
            <button type="button" onClick={() => onPick(name)} data-used={used.includes(name) || undefined}>
              <span>{words(name)}</span>
              <small className="cw-cut">{sample}</small>
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{t('build.noVariable')}</p>}
    </div>
  )
}
