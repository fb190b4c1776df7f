import { Button } from '@coverwright/ui/button'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded, PageHeader } from '@coverwright/ui/page'
import { useErrorWords } from '../../platform/words'
import { CardState, usePaymentMethod } from '../paying'
import { useRemoveCard } from './use-billing'

/** The card that plans and units are paid with. The gateway keeps it; we know its name. */
export function MethodPage() {
  const t = useTexts('billing')
  const remove = useRemoveCard()
  return (
    <>
      <PageHeader title={t('method.title')} purpose={t('method.purpose')} />
      <Loaded asked={usePaymentMethod()} words={useErrorWords()}>
        {(card) => (
          <CardState
            card={card}
            returnTo="/setting/payment-method"
            more={
              card.may.includes('remove') && (
                <Button loading={remove.isPending} onClick={() => remove.mutate({})}>
                  {t('method.remove')}
                </Button>
              )
            }
          />
        )}
      </Loaded>
    </>
  )
}
