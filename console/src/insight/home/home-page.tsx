import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { CardsSkeleton, PageHeader } from '@coverwright/ui/page'
import { StateTag } from '@coverwright/ui/state-tag'
import { Suspense } from 'react'
import { later } from '@coverwright/ui/later'
import { useMe } from '../../platform/me'
import { useUnreadCount } from '../../company/notifications'
import { HomeRange } from '../dashboards'
import { LiveSales } from './live-sales'
import { SalesFigures } from './sales-figures'
import { SetUpPlace } from './set-up-place'
import { WaitingForYou } from './waiting-for-you'
import './home.css'

/** A week is time enough to ask for more days before nobody can sign in. */
const SOON_DAYS = 7

/** Not on the first paint: what is gone after the first days, and what stands below the fold. */
const YourProducts = later(() => import('./your-products').then((part) => part.YourProducts))
const SetUp = later(() => import('./set-up').then((part) => part.SetUp))

/** The day, read top down: what is unfinished, how it goes, what waits, what to go on with. */
export function HomePage() {
  const t = useTexts('home')
  return (
    <>
      <PageHeader
        title={t('title')}
        purpose={<DayLine />}
        beside={<TrialLeft />}
        others={
          <Suspense fallback={null}>
            <HomeRange />
          </Suspense>
        }
      />
      <Suspense fallback={<SetUpPlace />}>
        <SetUp />
      </Suspense>
      <SalesFigures />
      <div className="home-columns">
        <div>
          <WaitingForYou />
          <Suspense fallback={<CardsSkeleton cards={4} />}>
            <YourProducts />
          </Suspense>
        </div>
        <LiveSales />
      </div>
    </>
  )
}

/** How long the trial still runs, where there is one; soon over is told in another colour. */
function TrialLeft() {
  const t = useTexts('home')
  const { status, daysLeft } = useMe().company.trial
  if (status !== 'running') return null
  return <StateTag tone={daysLeft <= SOON_DAYS ? 'warning' : 'info'}>{t('trialLeft', { days: daysLeft })}</StateTag>
}

/** The day where the company is, and how much waits in it. */
function DayLine() {
  const t = useTexts('home')
  const { longDay } = useFormats()
  return <>{t('day', { day: longDay(Date.now()), unread: useUnreadCount() })}</>
}
