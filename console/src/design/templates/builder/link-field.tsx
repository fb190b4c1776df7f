import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { useBuilder } from './use-building'
import { useVariableWords } from './use-variable-words'

type Props = { value: string; onChange: (link: string) => void }
const OWN = 'own'

/** Where a button leads: a link that each reader has of their own, or an address. */
export function LinkField({ value, onChange }: Props) {
  const t = useTexts('templates')
  const words = useVariableWords()
  const { variables } = useBuilder()
  const links = variables.filter(({ type }) => type === 'link').map(({ name }) => name)
  const chosen = links.find((name) => value === `{{${name}}}`) ?? OWN
  return (
    <>
      <Field label={t('build.link')}>
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
