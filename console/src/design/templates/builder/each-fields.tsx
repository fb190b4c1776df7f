import { type Block, listNames, templateLimits as limits } from '@coverwright/rules/design/templates'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { TextsField } from './texts-field'

type Each = Extract<Block, { kind: 'each' }>

/** A line for each entry of a list; another list has other variables, so its lines begin empty. */
export function EachFields({ block, onChange }: { block: Each; onChange: (block: Each) => void }) {
  const t = useTexts('templates')
  return (
    <>
      <Field label={t('build.over')}>
        {({ id }) => (
          <select
            id={id}
            className="mail-input"
            value={block.over}
            onChange={({ target }) =>
              onChange({
                ...block,
                over: listNames.find((name) => name === target.value) ?? 'insured',
                text: {},
                aside: {},
              })
            }
          >
            {listNames.map((name) => (
              <option key={name} value={name}>
                {t(`lists.${name}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <TextsField
        label={t('build.title')}
        value={block.title}
        most={limits.label}
        onChange={(title) => onChange({ ...block, title })}
      />
      <TextsField
        label={t('build.entry')}
        value={block.text}
        most={limits.label}
        inside={block.over}
        onChange={(text) => onChange({ ...block, text })}
      />
      <TextsField
        label={t('build.aside')}
        value={block.aside}
        most={limits.label}
        inside={block.over}
        onChange={(aside) => onChange({ ...block, aside })}
      />
    </>
  )
}
