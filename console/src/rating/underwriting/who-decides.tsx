import type { SendsOf } from '@coverwright/contract/platform'
import { underwritingOperations } from '@coverwright/contract/rating/underwriting'
import type { Money } from '@coverwright/rules/money'
import { useTexts } from '@coverwright/ui/locales'
import { TypedFieldsIn, useTypedFields } from '@coverwright/ui/typed-fields'
import { Select } from 'antd'
import { CircleCheck, Lock } from 'lucide-react'
import { useId, useState } from 'react'
import { useOperation } from '../../platform/queries'
import { useRoleWords } from '../../platform/words'
import { MoneyInput } from './money-input'
import { PercentInput } from './percent-input'
import { useGuideWords } from './use-guide-words'

const choices = ['accept', 'acceptWithTerms', 'decline'] as const
type Choice = (typeof choices)[number]

/** A referred case: whether whoever looks at this may decide it, and which roles may. */
export function WhoDecides({ currency }: { currency: string }) {
  const t = useTexts('underwriting')
  const id = useId()
  const [decision, setDecision] = useState<Choice>('accept')
  const [sumInsured, setSumInsured] = useState<Money | null>(null)
  const [premium, setPremium] = useState<Money | null>(null)
  const [loading, setLoading] = useState<string | null>(null)
  // About a figure that cannot be read nothing is said: the one before it would be meant.
  const { fields, isTyping } = useTypedFields()
  const isLoaded = decision === 'acceptWithTerms' && loading !== null
  return (
    <section className="guide-who" aria-label={t('who.title')}>
      <h3>{t('who.title')}</h3>
      <TypedFieldsIn value={fields}>
        <div className="guide-who-fields">
          <div className="guide-field">
            <label htmlFor={id}>{t('who.as')}</label>
            <Select
              id={id}
              value={decision}
              options={choices.map((value) => ({ value, label: t(`decision.${value}`) }))}
              onChange={setDecision}
            />
          </div>
          {decision === 'acceptWithTerms' && (
            <label className="guide-field">
              <span>{t('place.loading')}</span>
              <PercentInput label={t('place.loading')} value={loading} isReadOnly={false} onChange={setLoading} />
            </label>
          )}
          <label className="guide-field">
            <span>{t('who.sumInsured')}</span>
            <MoneyInput
              label={t('who.sumInsured')}
              value={sumInsured}
              currency={currency}
              isReadOnly={false}
              onChange={setSumInsured}
            />
          </label>
          <label className="guide-field">
            <span>{t('who.premium')}</span>
            <MoneyInput
              label={t('who.premium')}
              value={premium}
              currency={currency}
              isReadOnly={false}
              onChange={setPremium}
            />
          </label>
        </div>
      </TypedFieldsIn>
      {!isTyping && (
        <Told
          asked={{
            decision,
            sumInsured,
            premium,
            terms: isLoaded ? [{ kind: 'loading', percent: loading }] : [],
          }}
        />
      )}
    </section>
  )
}

function Told({ asked }: { asked: SendsOf<typeof underwritingOperations.checkAuthority> }) {
  const t = useTexts('underwriting')
  const words = useGuideWords()
  const roleWords = useRoleWords()
  const { data } = useOperation(underwritingOperations.checkAuthority, asked, {
    keepsLast: true,
    quiet: true,
  })
  if (!data) return null
  const { refusal, roles } = data
  return (
    <div className="guide-who-told" role="status">
      <p data-may={!refusal}>
        {refusal ? <Lock size={16} aria-hidden /> : <CircleCheck size={16} aria-hidden />}
        {refusal ? words(refusal) : t('who.you')}
      </p>
      <p className="guide-about">
        {roles.length > 0 ? t('who.roles', { roles: roles.map(roleWords).join(', ') }) : t('who.nobody')}
      </p>
    </div>
  )
}
