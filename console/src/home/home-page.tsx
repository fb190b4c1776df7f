import { useLanguage, languageTag, useTexts } from '@coverwright/ui/locales'
import { PageHeader } from '@coverwright/ui/page'
import { useMe } from '../platform/me'
import { useUnreadCount } from '../notifications'
import { LiveSales } from './live-sales'
import { SalesFigures } from './sales-figures'
import { SetUp } from './set-up'
import { WaitingForYou } from './waiting-for-you'
import { YourProducts } from './your-products'
import './home.css'

/** The day, read top down: what is unfinished, how it goes, what waits, what to go on with. */
export function HomePage() {
  const t = useTexts('home')
  return (
    <>
      <PageHeader title={t('title')} purpose={<DayLine />} />
      <SetUp />
      <SalesFigures />
      <div className="home-columns">
        <div>
          <WaitingForYou />
          <YourProducts />
        </div>
        <LiveSales />
      </div>
    </>
  )
}

/** The day where the company is, and how much waits in it. */
function DayLine() {
  const t = useTexts('home')
  const { language } = useLanguage()
  const { company } = useMe()
  const unread = useUnreadCount()
  const day = new Intl.DateTimeFormat(languageTag(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: company.timeZone,
  }).format(new Date())
  return <>{t('day', { day, unread })}</>
}
