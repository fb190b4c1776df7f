import { changeEdges, type Impact } from '@coverwright/rules/trials'
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
        {spread.counts.map((count, at) => (
          <li key={spanWords(at)} className={`impact-bar impact-bar-${sideOf(at)}`}>
            <span className="impact-bar-count cw-num">{count > 0 ? number(count) : ''}</span>
            <span className="impact-bar-box" aria-hidden="true">
              <span style={{ height: `${(count / most) * 100}%` }} />
            </span>
            <span className="impact-bar-span cw-num">{spanWords(at)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

const ZERO = changeEdges.indexOf(0)
const sideOf = (at: number): 'less' | 'same' | 'more' => (at < ZERO ? 'less' : at === ZERO ? 'same' : 'more')
const minus = (edge: number) => String(edge).replace('-', '−')

/** The span that ends at zero holds those who pay the same and those who save next to nothing. */
function spanWords(at: number): string {
  const [from, to] = [changeEdges[at - 1], changeEdges[at]]
  if (from === undefined) return `≤ ${minus(to ?? 0)}%`
  if (to === undefined) return `> ${minus(from)}%`
  return to === 0 ? '0%' : `${minus(from)} – ${minus(to)}%`
}
