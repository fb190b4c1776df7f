import type { TemplateView } from '@coverwright/contract/release/designs'
import type { ProductSize } from '@coverwright/rules/design/products'
import { languages, textIn } from '@coverwright/rules/languages'
import { Dialog } from '@coverwright/ui/dialog'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { DesignPreview } from './design-preview'
import { useTemplate, useTemplateOffers } from './use-templates'

type Props = { template: TemplateView; size: ProductSize; currency: string; onClose: () => void }

/** A template, tried as a buyer would: every page, every condition. Nothing typed here is kept. */
export function TryDialog({ template, size, currency, onClose }: Props) {
  const t = useTexts('designs')
  const { language } = useLanguage()
  const words = useErrorWords()
  const wanted = { type: template.type, size, currency, languages }
  const asked = useTemplate(wanted)
  const askOffer = useTemplateOffers(wanted, language)
  return (
    <Dialog open onClose={onClose} title={textIn(template.name, language)} width={860} startsAt="close">
      <Loaded asked={asked} words={words} isInCard>
        {({ body }) => <DesignPreview {...{ body, language, askOffer }} />}
      </Loaded>
      <p className="template-has">{t('preview.about')}</p>
    </Dialog>
  )
}
