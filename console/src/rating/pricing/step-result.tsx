import type { LineView } from '@coverwright/contract/rating/pricing'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import type { RateSense } from './rate-sense'
import { percentText } from './rates-fields'

/** What it gave for the customer at hand; the worksheet has every digit. */
export function StepResult({ line, sense }: { line: LineView | undefined; sense: RateSense }) {
  const t = useTexts('pricing')
  const { number } = useFormats()
  const text = () => {
    if (!line) return ''
    if (line.isPassedOver) return t('worksheet.passedOver')
    if (line.unit === 'money') return number(Number(line.result), 2)
    if (line.unit !== 'number' || sense === 'figure') return line.result.slice(0, 16)
    return sense === 'factor' ? `×${line.result}` : `${percentText(line.result)} %`
  }
  return (
    <span className="recipe-result cw-num" title={line?.result}>
      {text()}
    </span>
  )
}
