import { type ListName, listNames } from '@coverwright/rules/design/templates'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { useBuilder } from './use-building'

type Props = { label: string; value: ListName; onChange: (over: ListName) => void }

/** What a loop goes over. */
export function ListSelect({ label, value, onChange }: Props) {
  const t = useTexts('templates')
  const { mayEdit } = useBuilder()
  return (
    <Field label={label}>
      {({ id }) => (
        <select
          id={id}
          className="mail-input"
          value={value}
          disabled={!mayEdit}
          onChange={({ target }) => onChange(listNames.find((name) => name === target.value) ?? 'insured')}
        >
          {listNames.map((name) => (
            <option key={name} value={name}>
              {t(`lists.${name}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
