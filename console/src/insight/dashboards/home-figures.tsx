import { FigureStrip } from '@coverwright/ui/figure-strip'
import { useTexts } from '@coverwright/ui/locales'
import { useMe } from '../../platform/me'
import { RangeSegments } from './range-segments'
import { useAddress } from './use-address'
import { useSales } from './use-dashboards'
import { useFigures } from './use-figures'

const names = ['premium', 'policies', 'conversion', 'commission'] as const

/** Whether figures are for this person at all. */
const useMaySee = () => useMe().permissions.includes('insights.read')

export function HomeRange() {
  return useMaySee() ? <RangeSegments /> : null
}

/** The figures of the home page; each opens to its rows on the dashboard. */
export function HomeFigures() {
  const t = useTexts('dashboards')
  const maySee = useMaySee()
  const { range, hrefWith } = useAddress()
  const sales = useSales({ range }, maySee)
  const figures = useFigures(range, (rows) => hrefWith({ rows }, '/dashBoard'))
  if (!maySee) return null
  return <FigureStrip label={t('overview.title')} figures={figures(sales.data, names)} />
}
