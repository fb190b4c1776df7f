import { pageSizes, type PaperBody, templateLimits as limits } from '@coverwright/rules/design/templates'
import { Check } from '@coverwright/ui/check'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { MillimetresField } from './millimetres-field'
import { TextsField } from './texts-field'
import { useBuilder } from './use-building'

type Page = PaperBody['page']

/** The sheet itself: how large it is, and what stands on each of its pages. */
export function PageBar({ page }: { page: Page }) {
  const t = useTexts('templates')
  const { acts, mayEdit } = useBuilder()
  const change = (part: Partial<Page>) => acts.setBody({ page: { ...page, ...part } })
  return (
    <div className="mail-head mail-page">
      <TextsField
        label={t('build.pageHeader')}
        value={page.header}
        most={limits.label}
        onChange={(header) => change({ header })}
      />
      <TextsField
        label={t('build.pageFooter')}
        value={page.footer}
        most={limits.label}
        onChange={(footer) => change({ footer })}
      />
      <Field label={t('build.pageSize')}>
        {({ id }) => (
          <select
            id={id}
            className="mail-input"
            value={page.size}
            disabled={!mayEdit}
            onChange={({ target }) => change({ size: pageSizes.find((size) => size === target.value) ?? 'a4' })}
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {t(`build.sizes.${size}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <MillimetresField
        label={t('build.margin')}
        value={page.margin}
        within={limits.margin}
        onChange={(margin) => change({ margin })}
      />
      <Check isOn={page.isNumbered} onChange={(isNumbered) => change({ isNumbered })}>
        {t('build.isNumbered')}
      </Check>
    </div>
  )
}
