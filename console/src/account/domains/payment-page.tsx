import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import { Note } from '@coverwright/ui/note'
import { Loaded } from '@coverwright/ui/page'
import { CardState, PriceLines, usePaymentMethod } from '../paying'
import { useErrorWords } from '../../platform/words'
import { DomainFrame } from './domain-frame'
import { useBuy, useYearPrice, wantedName } from './use-domains'

/** The price with its tax before anything is charged; what is read is what is charged. */
export function PaymentPage() {
  const t = useTexts('domains')
  const name = wantedName()
  return (
    <DomainFrame way="buy" step="payment" title={name ? t('payment.title', { name }) : undefined}>
      {name ? (
        <Pay name={name} />
      ) : (
        <Note action={{ label: t('search.back'), href: '/domainCreate' }}>{t('search.noName')}</Note>
      )}
    </DomainFrame>
  )
}

function Pay({ name }: { name: string }) {
  const t = useTexts('domains')
  const { money } = useFormats()
  const words = useErrorWords()
  const navigate = useNavigate()
  const [price, method] = [useYearPrice(name), usePaymentMethod()]
  const { buy, isBusy, error } = useBuy()
  const total = price.data && { minor: price.data.totalMinor, currency: price.data.currency }
  const start = () =>
    void buy(name, total?.minor ?? 0).then(
      (id) => navigate(`/domainSuccess?id=${id}`),
      // Said below, in words.
      () => {},
    )
  return (
    <>
      <div className="cw-card domain-card">
        <Loaded asked={price} words={words} isInCard>
          {(data) => <PriceLines price={data} />}
        </Loaded>
      </div>
      <Loaded asked={method} words={words}>
        {(card) => <CardState card={card} returnTo="/domainPayment" />}
      </Loaded>
      {error && (
        <Note tone="danger" isNews>
          {words(error)}
        </Note>
      )}
      {total && (method.data?.label || total.minor === 0) && (
        <div className="domain-buttons">
          <Button type="primary" loading={isBusy} onClick={start}>
            {t('payment.pay', { total: money(total) })}
          </Button>
        </div>
      )}
    </>
  )
}
