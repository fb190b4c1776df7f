import type { CardPlace, PaymentMethodView } from '@coverwright/contract/account/billing'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Note } from '@coverwright/ui/note'
import { CreditCard, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useErrorWords } from '../../platform/words'
import { useCardCheck } from './use-card'
import './paying.css'

type Props = { card: PaymentMethodView; returnTo: CardPlace; more?: ReactNode }

/** The card that the gateway keeps, by its name; or the way to give one. */
export function CardState({ card, returnTo, more }: Props) {
  const t = useTexts('subscriptions')
  const { money, date } = useFormats()
  const words = useErrorWords()
  const { leave, isBusy, error } = useCardCheck(returnTo)
  return (
    <>
      {card.hasFailed && (
        <Note tone="danger" isNews>
          {t('card.failed')}
        </Note>
      )}
      <div className="cw-card card-state">
        <CreditCard aria-hidden />
        <span className="card-words">
          <b>{card.label ?? t('card.none')}</b>
          <small>{card.keptAt ? t('card.kept', { at: date(card.keptAt) }) : t('card.noneAbout')}</small>
        </span>
        {card.may.includes('check') && (
          <Button type={card.label ? 'default' : 'primary'} loading={isBusy} onClick={leave}>
            {t(card.label ? 'card.another' : 'card.check')}
          </Button>
        )}
        {more}
      </div>
      {error && (
        <Note tone="danger" isNews>
          {words(error)}
        </Note>
      )}
      <p className="card-note">
        <Lock size={14} aria-hidden /> {t('card.note', { amount: money(card.checkAmount) })}
      </p>
    </>
  )
}
