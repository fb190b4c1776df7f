import { later } from '@coverwright/ui/later'
import { CardsSkeleton, Loaded } from '@coverwright/ui/page'
import { Suspense } from 'react'
import { useErrorWords } from '../../platform/words'
import type { useSales } from './use-dashboards'

const SalesChart = later(() => import('./sales-chart').then((part) => part.SalesChart))

/** The line of premium; the chart comes when its screen is there. */
export function PremiumChart({ asked, height }: { asked: ReturnType<typeof useSales>; height?: number }) {
  return (
    <div className="figure-chart">
      <Loaded asked={asked} words={useErrorWords()} isInCard waiting={<CardsSkeleton cards={1} />}>
        {(data) => (
          <Suspense fallback={<CardsSkeleton cards={1} />}>
            <SalesChart sales={data} {...(height ? { height } : {})} />
          </Suspense>
        )}
      </Loaded>
    </div>
  )
}
