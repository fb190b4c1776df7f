import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { useBuilder } from './use-building'
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
  const { variables } = useBuilder()
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
        <Field label={t('build.address')}>
          {({ id }) => (
            <input
              id={id}
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
