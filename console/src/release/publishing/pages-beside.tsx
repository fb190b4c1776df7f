import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { StateTag } from '@coverwright/ui/state-tag'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Compared } from './compared'

type Page = Compared['pages'][number]
type Props = { pages: readonly Page[]; before: number; after: number }

/** The same page in both versions; what one of them lacks is marked in the other. */
export function PagesBeside({ pages, before, after }: Props) {
  const t = useTexts('publishing')
  const differing = pages.filter(isOtherwise)
  const shown = differing.length > 0 ? differing : pages
  const [at, setAt] = useState(0)
  const page = shown[Math.min(at, shown.length - 1)]
  if (!page) return null
  const turn = (by: number) => setAt((at + by + shown.length) % shown.length)
  return (
    <div className="beside">
      <div className="beside-side">
        <p className="beside-head">
          <StateTag tone="success">{t('beside.live', { number: before })}</StateTag>
        </p>
        <Side side={page.before} other={page.after} how="gone" />
      </div>
      <div className="beside-side">
        <p className="beside-head">
          <StateTag tone="info">{t('beside.staged', { number: after })}</StateTag>
          <span className="beside-turn">
            <Button
              size="small"
              icon={<ChevronLeft size={14} />}
              aria-label={t('beside.back')}
              onClick={() => turn(-1)}
            />
            {t('beside.of', { at: Math.min(at, shown.length - 1) + 1, all: shown.length })}
            <Button
              size="small"
              icon={<ChevronRight size={14} />}
              aria-label={t('beside.next')}
              onClick={() => turn(1)}
            />
          </span>
        </p>
        <Side side={page.after} other={page.before} how="added" />
      </div>
    </div>
  )
}

const isOtherwise = ({ before, after }: Page) => JSON.stringify(before) !== JSON.stringify(after)

type SideProps = { side: Page['before']; other: Page['before']; how: 'added' | 'gone' }

function Side({ side, other, how }: SideProps) {
  const t = useTexts('publishing')
  if (!side) return <div className="beside-page beside-none">{t('beside.none')}</div>
  return (
    <div className="beside-page">
      <h3 data-how={other && other.title !== side.title ? how : undefined}>{side.title}</h3>
      <ul>
        {side.questions.map((question, at) => (
          <li key={at} data-how={other?.questions.includes(question) ? undefined : how}>
            {question}
          </li>
        ))}
      </ul>
    </div>
  )
}
