import type { PolicyRowView } from '@coverwright/contract/selling/policies'
import { Card } from '@coverwright/ui/card'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { policyAt, policyTones } from './policy-words'

/** What else the same person holds. */
export function SameHolderCard({ policies }: { policies: readonly PolicyRowView[] }) {
  const t = useTexts('policies')
  const { money } = useFormats()
  return (
    <Card title={t('sameHolder')}>
      <ul className="policy-others">
        {policies.map(({ id, number, productName, total, state }) => (
          <li key={id}>
            <Link className="cw-link" href={policyAt(id)}>
              {number}
            </Link>
            <span>
              {productName}, {money(total)}
            </span>
            <StateTag tone={policyTones[state]}>{t(`state.${state}`)}</StateTag>
          </li>
        ))}
      </ul>
    </Card>
  )
}
