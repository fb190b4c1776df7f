import type { CheckoutView } from '@coverwright/contract/design/checkout'
import { textIn } from '@coverwright/rules/languages'
import { Card } from '@coverwright/ui/card'
import { useLanguage, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { settingsOf } from '../products'

/** What buyers declare in the summary before they pay; it belongs to the plans, and is written there. */
export function DeclaredCard({ view: { declarations, productId } }: { view: CheckoutView }) {
  const t = useTexts('checkout')
  const { language } = useLanguage()
  const edit = (
    <Link className="cw-link" href={settingsOf(productId, '/setting-page/plans')}>
      {t('declared.edit')}
    </Link>
  )
  return (
    <Card title={t('declared.title')} end={edit}>
      {declarations.length === 0 ? (
        <p className="checkout-about">{t('declared.none')}</p>
      ) : (
        <ul className="checkout-declared">
          {declarations.map(({ id, text, isRequired }) => (
            <li key={id}>
              {textIn(text, language)}
              <small>{t(isRequired ? 'declared.required' : 'declared.optional')}</small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
