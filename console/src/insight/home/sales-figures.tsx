import { Suspense } from 'react'
import { HomeFigures } from '../dashboards'

/** How it goes. The figures come after the page, into the place that is kept for them. */
export function SalesFigures() {
  return (
    <div className="home-figures">
      <Suspense fallback={<div className="cw-card home-figures-waiting" />}>
        <HomeFigures />
      </Suspense>
    </div>
  )
}
