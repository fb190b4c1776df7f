import { Suspense } from 'react'
import { useMe } from '../../platform/me'
import { HomeFigures } from '../dashboards'

/** How it goes, for those who may see it. The figures come after the page, into the place that is kept for them. */
export function SalesFigures() {
  if (!useMe().permissions.includes('insights.read')) return null
  return (
    <div className="home-figures">
      <Suspense fallback={<div className="cw-card home-figures-waiting" />}>
        <HomeFigures />
      </Suspense>
    </div>
  )
}
