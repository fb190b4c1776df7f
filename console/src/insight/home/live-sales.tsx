import { useTexts } from '@coverwright/ui/locales'
import { Suspense } from 'react'
import { SoldToday } from '../dashboards'
import { EmptyDay } from './empty-day'

/** Sales as they happen. Until the first one there is the empty day, and what will fill it. */
export function LiveSales() {
  const t = useTexts('home')
  const empty = (
    <>
      <EmptyDay />
      <p className="home-live-about">{t('live.about')}</p>
    </>
  )
  return (
    <section className="cw-card home-live" aria-labelledby="live">
      <div className="cw-card-head">
        <span className="home-pulse" aria-hidden="true" />
        <h2 id="live">{t('live.title')}</h2>
        <span className="cw-more">{t('live.hours')}</span>
      </div>
      <Suspense fallback={<EmptyDay />}>
        <SoldToday empty={empty} hidden={<p className="home-live-about">{t('live.hidden')}</p>} />
      </Suspense>
    </section>
  )
}
