import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { useRef } from 'react'
import { useBuilder } from './use-building'
import { useFault } from './use-fault'
import { useVariableWords } from './use-variable-words'

type Props = {
  label: string
  value: string
  /** What may stand there besides links that each reader has of their own. */
  takesTexts?: boolean
  onChange: (link: string) => void
}
const OWN = 'own'

/** Where a button leads or what a QR code holds: what each reader has of their own, or an address. */
export function LinkField({ label, value, takesTexts = false, onChange }: Props) {
  const t = useTexts('templates')
  const words = useVariableWords()
  const { variables, chosen: block, wrong } = useBuilder()
  const box = useRef<HTMLInputElement>(null)
  // A block has one of them: where it leads, or what it holds.
  const isWrong = wrong?.blockId === block?.id && (wrong?.field === 'link' || wrong?.field === 'holds')
  const error = useFault(isWrong, box)
  const links = variables
    .filter(({ type, inside }) => inside === null && (type === 'link' || (takesTexts && type === 'text')))
    .map(({ name }) => name)
  const chosen = links.find((name) => value === `{{${name}}}`) ?? OWN
  return (
    <>
      <Field label={label}>
        {({ id }) => (
          <select
            id={id}
            className="mail-input"
            value={chosen}
            onChange={({ target }) => onChange(target.value === OWN ? 'https://' : `{{${target.value}}}`)}
          >
            {links.map((name) => (
              <option key={name} value={name}>
                {words(name)}
              </option>
            ))}
            <option value={OWN}>{t('build.address')}</option>
          </select>
        )}
      </Field>
      {chosen === OWN && (
        <Field label={t('build.address')} error={error}>
          {({ id, 'aria-describedby': described, 'aria-invalid': isInvalid }) => (
            <input
              ref={box}
              id={id}
              aria-describedby={described}
              aria-invalid={isInvalid}
              className="mail-input"
              type="url"
              value={value}
              onChange={({ target }) => onChange(target.value)}
            />
          )}
        </Field>
      )}
    </>
  )
}
