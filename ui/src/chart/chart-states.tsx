import { ChartNoAxesColumn } from 'lucide-react'
import { useTexts } from '../locales'
import { EmptyState } from '../page'
import type { ChartFrameProps, ChartSpec } from './chart-types'

const HEIGHTS = [38, 52, 44, 66, 58, 74, 62, 86, 70, 92, 80, 64]

/** In the shape of what comes. */
export function ChartSkeleton({ kind, height }: { kind: ChartSpec['kind']; height: number }) {
  const t = useTexts('ui')
  return (
    <div className="cw-chart-bones" data-kind={kind} style={{ height }} role="status">
      <span className="cw-unseen">{t('loading')}</span>
      {kind === 'donut' ? (
        <span className="cw-chart-ring" />
      ) : (
        HEIGHTS.map((share, at) => <span key={at} className="cw-bone" style={{ height: `${share}%` }} />)
      )}
    </div>
  )
}

export function ChartEmpty({ empty, height }: Pick<ChartFrameProps, 'empty'> & { height: number }) {
  const t = useTexts('ui')
  const { title, about } = empty ?? { title: t('chart.empty'), about: t('chart.emptyAbout') }
  return (
    <div className="cw-chart-empty" style={{ minHeight: height }}>
      <EmptyState picture={<ChartNoAxesColumn size={20} />} title={title} about={about} />
    </div>
  )
}
