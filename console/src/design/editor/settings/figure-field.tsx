import { Field } from '@coverwright/ui/field'
import { useState } from 'react'
import { plain } from './texts-field'

type Props = {
  label: string
  value: string
  isOptional?: boolean | undefined
  isReadOnly: boolean
  /** What may stand in it while it is typed; the rest of the rules speak in the list of problems. */
  takes: RegExp
  error?: string | undefined
  help?: string | undefined
  isMono?: boolean
  onWrite: (typed: string) => void
}

/** A figure or a short word; what it does not take is not typed into it. */
export function FigureField({ label, value, isOptional, isReadOnly, takes, error, help, isMono, onWrite }: Props) {
  const [typed, setTyped] = useState<string>()
  const write = (next: string) => {
    if (!takes.test(next)) return
    setTyped(next)
    onWrite(next)
  }
  return (
    <Field label={label} isOptional={isOptional} error={error} help={help}>
      {(control) => (
        <input
          {...plain(control)}
          className={isMono ? 'editor-input cw-mono' : 'editor-input'}
          value={typed ?? value}
          readOnly={isReadOnly}
          onChange={(event) => write(event.target.value)}
          onBlur={() => setTyped(undefined)}
        />
      )}
    </Field>
  )
}
