import { useTexts } from '@coverwright/ui/locales'
import { EmptyDay } from './empty-day'

/** Today's sales as they happen. Until the first one there is the empty day, and what will fill it. */
export function LiveSales() {
  const t = useTexts('home')
  return (
    <section className="cw-card home-live" aria-labelledby="live">
      <div className="cw-card-head">
        <span className="home-pulse" aria-hidden="true" />
        <h2 id="live">{t('live.title')}</h2>
        <span className="cw-more">{t('live.none')}</span>
      </div>
      <EmptyDay />
      <p className="home-live-about">{t('live.about')}</p>
    </section>
  )
}
