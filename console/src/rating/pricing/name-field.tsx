import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { useId, useState } from 'react'
import { nameProblem } from './recipe-edits'
import { useProblemWords } from './use-problem-words'

type Props = { name: string; taken: readonly string[]; onRename: (name: string) => void; isReadOnly: boolean }

/**
 * The name of a step. It counts when it is whole, not letter by letter: a name on its way could be that of something
 * else, and every formula that uses the step would follow it there.
 */
export function NameField({ name, taken, onRename, isReadOnly }: Props) {
  const t = useTexts('pricing')
  const words = useProblemWords()
  const id = useId()
  const [typed, setTyped] = useState(name)
  const [shown, setShown] = useState(name)
  if (name !== shown) {
    setShown(name)
    // Renamed elsewhere, or by what was typed here: the field stays the same field, and keeps what is being typed.
    if (typed === shown) setTyped(name)
  }
  const problem = typed === name ? null : nameProblem(typed, taken)
  const commit = () => {
    if (typed !== name && !problem) onRename(typed)
  }
  return (
    <div className="recipe-field">
      <label htmlFor={id}>{t('field.name')}</label>
      <Input
        id={id}
        className="cw-mono"
        value={typed}
        maxLength={64}
        readOnly={isReadOnly}
        spellCheck={false}
        status={problem ? 'error' : ''}
        aria-describedby={`${id}-note`}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onPressEnter={commit}
        onKeyDown={(event) => event.key === 'Escape' && setTyped(name)}
      />
      <p id={`${id}-note`} className="recipe-wrong" aria-live="polite">
        {problem ? words(problem) : ''}
      </p>
    </div>
  )
}
