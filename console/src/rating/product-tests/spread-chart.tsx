import { type Impact, spreadBars } from '@coverwright/rules/rating/product-tests'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useMemo } from 'react'
import { useBarWords } from './use-bar-words'

/** How many pay how much more or less: a bar for each span of change, with its count in words. */
export function SpreadChart({ spread }: { spread: Impact['spread'] }) {
  const t = useTexts('product-tests')
  const { number } = useFormats()
  const words = useBarWords()
  const bars = useMemo(() => spreadBars(spread), [spread])
  // Who pays the same is often nearly everybody, and would press all others flat: they do not make the scale.
  const changed = bars.filter((bar) => sideOf(bar) !== 'same')
  const most = Math.max(1, ...(changed.length > 0 ? changed : bars).map(({ count }) => count))
  return (
    <Card
      title={t('spread.title')}
      beside={t('spread.beside', { more: number(spread.more), less: number(spread.less), same: number(spread.same) })}
    >
      <ol className="impact-spread" aria-label={t('spread.title')}>
        {bars.map((bar) => (
          <li
            key={`${bar.from} ${bar.to}`}
            className={`impact-bar impact-bar-${sideOf(bar)}${bar.count > most ? ' impact-bar-cut' : ''}`}
          >
            <span className="impact-bar-count cw-num">{bar.count > 0 ? number(bar.count) : ''}</span>
            <span className="impact-bar-box" aria-hidden="true">
              <span style={{ height: `${Math.min(1, bar.count / most) * 100}%` }} />
            </span>
            <span className="impact-bar-span cw-num">{words(bar)}</span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

type Ends = { readonly from: number | null; readonly to: number | null }

const sideOf = ({ from, to }: Ends): 'less' | 'same' | 'more' =>
  from === to ? 'same' : to !== null && to <= 0 ? 'less' : 'more'
