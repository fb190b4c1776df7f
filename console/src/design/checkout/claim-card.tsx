import type { CheckoutView } from '@coverwright/contract/design/checkout'
import { languageNames, textIn } from '@coverwright/rules/languages'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Input } from 'antd'
import { TermRow } from './term-row'
import type { SaleEditing } from './use-sale-draft'

type Props = { view: CheckoutView; editor: SaleEditing }

/** What a holder reads about claims, in every language that the product is sold in. */
export function ClaimCard({ view: { languages }, editor: { sale, set, isReadOnly } }: Props) {
  const t = useTexts('checkout')
  const claim = sale.claim ?? {}
  return (
    <Card title={t('claim.title')}>
      <p className="checkout-about">{t('claim.about')}</p>
      {languages.map((language) => {
        const write = (text: string) => {
          const { [language]: _before, ...others } = claim
          const next = text === '' ? others : { ...others, [language]: text }
          set({ claim: Object.keys(next).length > 0 ? next : undefined }, `claim ${language}`)
        }
        return (
          <TermRow key={language} label={languageNames[language]} about={t('claim.lines')}>
            {(id, aboutId) => (
              <Input.TextArea
                id={id}
                aria-describedby={aboutId}
                autoSize={{ minRows: 3, maxRows: 10 }}
                maxLength={2_000}
                value={claim[language] ?? ''}
                placeholder={textIn(claim, language)}
                readOnly={isReadOnly}
                onChange={({ target }) => write(target.value)}
              />
            )}
          </TermRow>
        )
      })}
    </Card>
  )
}
