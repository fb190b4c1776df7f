import type { TemplateView } from '@coverwright/contract/release/designs'
import { LOOK_DRAWINGS_ADDRESS } from '@coverwright/rules/design/products'
import { textIn } from '@coverwright/rules/languages'
import { Button } from '@coverwright/ui/button'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { useTemplateWords } from './use-template-words'

type Props = {
  template: TemplateView
  onTry: () => void
  /** Where using it leads; left out for those who may only look. */ useAt?: string | undefined
}

/** One template: its picture, what it is, what it has, and the two things to do with it. */
export function TemplateCard({ template, onTry, useAt }: Props) {
  const t = useTexts('designs')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const has = useTemplateWords()
  const name = textIn(template.name, language)
  return (
    <li className="template-card">
      <img
        src={`${LOOK_DRAWINGS_ADDRESS}/${template.type}-${template.brand.slice(1).toLowerCase()}.svg`}
        alt=""
        loading="lazy"
      />
      <div>
        <h2>{name}</h2>
        <p>{textIn(template.about, language)}</p>
        <p className="template-has">{has(template)}</p>
        <div className="template-ways">
          <Button aria-label={t('template.tryOne', { name })} onClick={onTry}>
            {t('template.try')}
          </Button>
          {useAt && (
            <Button type="primary" aria-label={t('template.useOne', { name })} onClick={() => navigate(useAt)}>
              {t('template.use')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
