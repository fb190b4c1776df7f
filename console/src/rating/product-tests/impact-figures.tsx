import type { Impact, Totals } from '@coverwright/rules/rating/product-tests'
import { Button } from '@coverwright/ui/button'
import { FigureStrip, type Figure } from '@coverwright/ui/figure-strip'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { signed } from './signed'

type Props = { impact: Impact; currency: string; isWhyOpen: boolean; onWhy: () => void }

/** Premium, tax and commission of the whole book against before; who is declined, and who has no price. */
export function ImpactFigures({ impact: { before, after }, currency, isWhyOpen, onWhy }: Props) {
  const t = useTexts('product-tests')
  const { change, moneyParts, number } = useFormats()
  const share = (name: keyof Totals) => (before[name] === 0 ? 0 : (after[name] - before[name]) / before[name])
  const wholeOf = (minor: number) => {
    const { minus, currency: sign, figure } = moneyParts({ minor, currency }, 'whole')
    return `${minus}${sign} ${figure}`
  }
  const sum = (name: 'premium' | 'tax' | 'commission'): Figure => ({
    key: name,
    label: t(`figure.${name}`),
    value: { minor: Math.round(after[name]), currency },
    change: { words: change(share(name), 2), tone: 'plain' },
    against: t('figure.before', { value: wholeOf(Math.round(before[name])) }),
  })
  const unpriced = t('figure.unpriced', { count: number(after.unpriced) })
  const declined: Figure = {
    key: 'declined',
    label: t('figure.declined'),
    value: number(after.declined),
    ...(after.declined === before.declined
      ? {}
      : { change: { words: signed(after.declined - before.declined, number), tone: 'plain' as const } }),
    against: (
      <>
        {t('figure.referred', { count: number(after.referred) })},{' '}
        {after.unpriced === 0 ? (
          unpriced
        ) : (
          <Button type="link" size="small" className="impact-why" aria-expanded={isWhyOpen} onClick={onWhy}>
            {unpriced}
          </Button>
        )}
      </>
    ),
  }
  const figures = [sum('premium'), sum('tax'), sum('commission'), declined]
  return <FigureStrip label={t('figure.label')} figures={figures} />
}
