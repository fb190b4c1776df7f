import { FigureStrip } from '@coverwright/ui/figure-strip'
import { useTexts } from '@coverwright/ui/locales'
import { Suspense } from 'react'
import { HomeFigures } from '../dashboards'

const names = ['premium', 'policies', 'conversion', 'commission'] as const

/** How it goes. The figures come after the page, in the place that is kept for them. */
export function SalesFigures() {
  return (
    <div className="home-figures">
      <Suspense fallback={<Waiting />}>
        <HomeFigures />
      </Suspense>
    </div>
  )
}

function Waiting() {
  const t = useTexts('home')
  const figures = names.map((name) => ({ key: name, label: t(`figures.${name}`), value: null, against: '\u00a0' }))
  return <FigureStrip label={t('figures.title')} figures={figures} />
}
