import { changeSpans, type Impact } from '@coverwright/rules/trials'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

/** How many pay how much more or less: a bar for each span of change, with its count in words. */
export function SpreadChart({ spread }: { spread: Impact['spread'] }) {
  const t = useTexts('trials')
  const { number } = useFormats()
  const most = Math.max(1, ...spread.counts)
  return (
    <Card
      title={t('spread.title')}
      beside={t('spread.beside', { more: number(spread.more), less: number(spread.less), same: number(spread.same) })}
    >
      <ol className="impact-spread" aria-label={t('spread.title')}>
        {changeSpans.map((span, at) => (
          <li key={spanKey(span)} className={`impact-bar impact-bar-${sideOf(span)}`}>
            <span className="impact-bar-count cw-num">{spread.counts[at] ? number(spread.counts[at]) : ''}</span>
            <span className="impact-bar-box" aria-hidden="true">
              <span style={{ height: `${((spread.counts[at] ?? 0) / most) * 100}%` }} />
            </span>
            <span className="impact-bar-span cw-num">{spanWords(span, t('spread.same'))}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

type Span = (typeof changeSpans)[number]

const spanKey = ({ from, to }: Span) => `${from} ${to}`
const sideOf = ({ from, to }: Span): 'less' | 'same' | 'more' =>
  from === to ? 'same' : to !== null && to <= 0 ? 'less' : 'more'
const minus = (edge: number) => String(edge).replace('-', '−')

function spanWords({ from, to }: Span, same: string): string {
  if (from === to) return same
  if (from === null) return `< ${minus(to ?? 0)}%`
  return to === null ? `> ${minus(from)}%` : `${minus(from)} – ${minus(to)}%`
}
