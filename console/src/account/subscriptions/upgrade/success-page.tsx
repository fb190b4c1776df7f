import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { CircleCheck, LoaderCircle } from 'lucide-react'
import { useEffect } from 'react'
import { EntryBrand } from '../../../company/identity'
import { useErrorWords } from '../../../platform/words'
import { PriceLines } from '../../paying'
import { useUpgradeDraft } from './upgrade-draft'
import { useBill } from './use-upgrade'
import './upgrade.css'

/** What became of the payment: it comes by itself, a moment after the card was charged. */
export function UpgradeSuccessPage() {
  const t = useTexts('subscriptions')
  const { orderId } = useUpgradeDraft()
  return (
    <div className="upgrade">
      <header className="upgrade-head">
        <EntryBrand />
      </header>
      <main className="upgrade-done">
        {orderId ? (
          <Outcome orderId={orderId} />
        ) : (
          <>
            <h1>{t('success.none')}</h1>
            <p>{t('success.noneAbout')}</p>
            <Link className="cw-link" href="/setting/orders">
              {t('success.orders')}
            </Link>
          </>
        )}
      </main>
    </div>
  )
}

/** The card is asked by a job: its answer is looked for until it is there. */
const LOOKED_FOR_MS = 1_500

function Outcome({ orderId }: { orderId: string }) {
  const t = useTexts('subscriptions')
  const bill = useBill(orderId)
  const isWaiting = bill.data?.state === 'unpaid' && !bill.data.failure
  const { refetch } = bill
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void refetch(), LOOKED_FOR_MS)
    return () => clearInterval(timer)
  }, [isWaiting, refetch])
  return (
    <Loaded asked={bill} words={useErrorWords()}>
      {({ state, failure, price, what, invoiceNumber }) => {
        if (state === 'paid')
          return (
            <>
              <CircleCheck className="upgrade-tick" aria-hidden />
              <h1>{t('success.title', { tier: t(`tier.${what}.name`) })}</h1>
              <p>{t('success.about', { number: invoiceNumber ?? '' })}</p>
              <div className="cw-card upgrade-card">
                <PriceLines price={price} />
              </div>
              <div className="upgrade-buttons">
                <Link className="cw-link" href="/setting/orders">
                  {t('success.receipt')}
                </Link>
                <Link className="cw-link" href="/home">
                  {t('success.home')}
                </Link>
              </div>
            </>
          )
        if (failure)
          return (
            <>
              <h1>{t('success.failed')}</h1>
              <Note tone="danger" isNews action={{ label: t('success.again'), href: '/upgrade-payment' }}>
                {t('success.failedAbout')}
              </Note>
            </>
          )
        return (
          <>
            <LoaderCircle className="upgrade-waits" aria-hidden />
            <h1>{t('success.waiting')}</h1>
            <p role="status">{t('success.waitingAbout')}</p>
          </>
        )
      }}
    </Loaded>
  )
}
