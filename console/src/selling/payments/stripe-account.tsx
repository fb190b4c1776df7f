import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { useConnect, useStripeAccount } from './use-payments'

/** What Stripe says of the company's account, and the way there while it wants to know more. */
export function StripeAccount() {
  const t = useTexts('payments')
  const { connect, isBusy } = useConnect()
  return (
    <Loaded asked={useStripeAccount()} words={useErrorWords()} isInCard>
      {({ accountId, takesPayments, wants }) => (
        <>
          <p>
            {takesPayments ? t('stripe.ready') : t(accountId ? 'stripe.wants' : 'stripe.none', { count: wants.length })}
          </p>
          {!takesPayments && (
            <div className="gateway-acts">
              <Button loading={isBusy} onClick={() => void connect()}>
                {t(accountId ? 'stripe.goOn' : 'stripe.connect')}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  )
}
