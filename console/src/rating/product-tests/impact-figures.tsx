import type { Impact, Totals } from '@coverwright/rules/rating/product-tests'
import { Button } from '@coverwright/ui/button'
import { FigureStrip, type Figure } from '@coverwright/ui/figure-strip'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { signed } from './signed'

type Props = { impact: Impact; currency: string; isWhyOpen: boolean; onWhy: () => void }

/** Premium, tax and commission of the whole book against before; who is declined, and who has no price. */
export function ImpactFigures({ impact, currency, isWhyOpen, onWhy }: Props) {
  const { before, after, paid, hasClaims } = impact
  const t = useTexts('product-tests')
  const { change, moneyParts, number, percent } = useFormats()
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
  /** Of policies that there are: what is claimed of what is earned, and what they pay today beside what they would. */
  const experience = (): Figure[] => {
    const ratio = (of: Totals) => percent(of.earned > 0 ? of.claims / of.earned : null, 1)
    const loss: Figure = {
      key: 'lossRatio',
      label: t('figure.lossRatio'),
      value: ratio(after),
      against: t('figure.before', { value: ratio(before) }),
    }
    const paying: Figure = {
      key: 'paid',
      label: t('figure.paid'),
      value: { minor: Math.round(paid ?? 0), currency },
      ...(paid ? { change: { words: change((after.earned - paid) / paid, 2), tone: 'plain' as const } } : {}),
      against: t('figure.paidAgainst', { value: wholeOf(Math.round(after.earned)) }),
    }
    return [...(hasClaims ? [loss] : []), ...(paid === null ? [] : [paying])]
  }
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
  const figures = [sum('premium'), sum('tax'), sum('commission'), declined, ...experience()]
  return <FigureStrip label={t('figure.label')} figures={figures} />
}
