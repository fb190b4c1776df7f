import type { BillPriceView } from '@coverwright/contract/account/billing'
import { Amount } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import './paying.css'

/** A price line by line: for how many days of how many, the tax, what the account holds, and the total. */
export function PriceLines({ price }: { price: BillPriceView }) {
  const t = useTexts('subscriptions')
  const { currency, lines, netMinor, tax, taxMinor, creditMinor, totalMinor } = price
  const row = (label: string, minor: number, about?: string, className?: string) => (
    <div key={label} className={className}>
      <dt>
        {label}
        {about && <small>{about}</small>}
      </dt>
      <dd>
        <Amount value={{ minor, currency }} />
      </dd>
    </div>
  )
  return (
    <dl className="price-lines" aria-label={t('price.title')}>
      {lines.map(({ kind, amountMinor, days, ofDays, count }) =>
        row(
          t(`price.line.${kind}`, { count }),
          amountMinor,
          days < ofDays ? t('price.days', { days, of: ofDays }) : undefined,
        ),
      )}
      {(tax.rate > 0 || lines.length > 1) && row(t('price.net'), netMinor, undefined, 'price-net')}
      {tax.rate > 0 && row(t('price.tax', { code: tax.code, rate: String(tax.rate / 100) }), taxMinor)}
      {creditMinor > 0 && row(t('price.credit'), -creditMinor)}
      {row(t('price.total'), totalMinor, undefined, 'price-total')}
    </dl>
  )
}
