import type { AutomationChoices } from '@coverwright/contract/service/automations'
import { automationLimits } from '@coverwright/rules/service/automations'
import type { ControlProps } from '@coverwright/ui/form'
import { useRef } from 'react'
import { VariableButton } from './variable-button'

type Props = ControlProps & { variables: AutomationChoices['variables']; most?: number; rows?: number }

/** A text with variables put in where the cursor stands. */
export function FilledText(props: Props) {
  const { id, value, onChange, isInvalid, describedBy, isDisabled, isReadOnly, variables } = props
  const { most = automationLimits.text, rows = 3 } = props
  const box = useRef<HTMLTextAreaElement>(null)
  const text = typeof value === 'string' ? value : ''
  const put = (name: string) => {
    const [from, to] = [box.current?.selectionStart ?? text.length, box.current?.selectionEnd ?? text.length]
    onChange(`${text.slice(0, from)}{{${name}}}${text.slice(to)}`)
    box.current?.focus()
  }
  return (
    <div className="automation-text">
      <textarea
        ref={box}
        id={id}
        rows={rows}
        maxLength={most}
        value={text}
        disabled={isDisabled}
        readOnly={isReadOnly}
        aria-invalid={isInvalid || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
      {!isReadOnly && <VariableButton variables={variables} onPick={put} />}
    </div>
  )
}
