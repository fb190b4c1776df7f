import { Field } from '@coverwright/ui/field'
import { useState } from 'react'
import { useBuilder } from './use-building'

type Props = {
  label: string
  value: number
  within: { readonly least: number; readonly most: number }
  onChange: (millimetres: number) => void
}

/** Whole millimetres. What is half typed is nobody's length yet: it counts once it is within its bounds. */
export function MillimetresField({ label, value, within, onChange }: Props) {
  const { mayEdit } = useBuilder()
  const [typed, setTyped] = useState<string | null>(null)
  const write = (text: string) => {
    setTyped(text)
    const length = Number(text)
    if (Number.isInteger(length) && length >= within.least && length <= within.most) onChange(length)
  }
  return (
    <Field label={label}>
      {({ id }) => (
        <input
          id={id}
          className="mail-input"
          type="number"
          min={within.least}
          max={within.most}
          value={typed ?? value}
          readOnly={!mayEdit}
          onChange={({ target }) => write(target.value)}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  )
}
