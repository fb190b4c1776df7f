import type { PolicyView } from '@coverwright/contract/selling/policies'
import { Card } from '@coverwright/ui/card'
import { Facts } from '@coverwright/ui/facts-list'
import { Amount } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'

/** What was sold for which price, and under which terms. */
export function PriceCard({ policy: { parts, total, addOns, terms } }: { policy: PolicyView }) {
  const t = useTexts('policies')
  return (
    <Card title={t('price.title')}>
      <div className="policy-facts">
        <Facts
          facts={[
            ...parts.map(({ title, code, amount }) => ({ label: title || code, value: <Amount value={amount} /> })),
            { label: t('price.total'), value: <Amount value={total} /> },
            addOns.length > 0 && { label: t('price.addOns'), value: addOns.map(({ title }) => title).join(', ') },
          ]}
        />
      </div>
      {terms.length > 0 && (
        <ul className="policy-terms" aria-label={t('price.terms')}>
          {terms.map((term) => (
            <li key={term}>{term}</li>
          ))}
        </ul>
      )}
    </Card>
  )
}
