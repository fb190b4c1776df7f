import type { DesignView, PolicyNumberDesign } from '@coverwright/contract/selling/policy-numbers'
import {
  designRefusals,
  numbersLeft,
  previewPolicyNumbers,
  startsAfresh,
} from '@coverwright/rules/selling/policy-numbers'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useCompanyDay } from '../../platform/day'

type Props = { design: PolicyNumberDesign; view: DesignView | undefined }

/** The next numbers as they would be printed today, while they are being designed. */
export function NumberPreviewStrip({ design, view }: Props) {
  const t = useTexts('policy-numbers')
  const { number } = useFormats()
  const isSound = designRefusals(design).length === 0
  const last = view && !startsAfresh(view.design, design) ? view.lastNumber : null
  const today = useCompanyDay()
  const numbers = isSound ? previewPolicyNumbers(design, last, today) : []
  return (
    <section className="numbers-preview" aria-label={t('preview.title')} aria-live="polite">
      <span className="numbers-quiet">{t('preview.title')}</span>
      {numbers.length > 0 ? (
        <ol className="cw-mono">
          {numbers.map((printed, at) => (
            <li key={printed} data-last={at === numbers.length - 1 && at > 2}>
              {printed}
            </li>
          ))}
        </ol>
      ) : (
        <p>{t('preview.none')}</p>
      )}
      {isSound && (
        <span className="numbers-quiet cw-num">{t('preview.left', { count: number(numbersLeft(design, last)) })}</span>
      )}
    </section>
  )
}
