import type { ConnectorUse, ProductConnectors } from '@coverwright/contract/rating/connectors'
import type { BodyView } from '@coverwright/contract/design/products'
import { Card } from '@coverwright/ui/card'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { FormulaField, type NameOffer, useFormulaWords } from '../../design/logic'
import { useConnectorWords } from './connector-words'
import { UseFields } from './use-fields'

type Props = {
  use: ConnectorUse
  view: ProductConnectors
  body: BodyView
  offers: readonly NameOffer[]
  problems: ProductConnectors['problems']
  isReadOnly: boolean
  onChange: (use: ConnectorUse) => void
  onRemove: () => void
}

/** One connector that the product asks. */
export function UseCard({ use, view, body, offers, problems, isReadOnly, onChange, onRemove }: Props) {
  const t = useTexts('connectors')
  const words = useConnectorWords()
  const called = useMemo(() => new Map(offers.map(({ name, title }) => [name, title])), [offers])
  const read = useFormulaWords(called, body)
  const connector = view.connectors.find(({ id }) => id === use.connectorId)
  const remove = !isReadOnly && (
    <button type="button" className="cw-icon-button" aria-label={t('product.remove')} onClick={onRemove}>
      <Trash2 />
    </button>
  )
  return (
    <Card title={connector?.name ?? t('product.gone')} end={remove}>
      <div className="connector-form">
        {problems.map((problem, at) => (
          <p key={at} className="connector-problem" role="alert">
            {words(problem)}
          </p>
        ))}
        <UseFields {...{ use, view, body, offers, isReadOnly, onChange }}>
          <FormulaField
            label={t('product.when')}
            hint={use.when ? read(use.when, 'condition') : t('product.whenHint')}
            value={use.when}
            offers={offers}
            isReadOnly={isReadOnly}
            onChange={(when) => onChange({ ...use, when })}
          />
        </UseFields>
        <div className="connector-line">
          <Link className="cw-link" href={`/apiConnector?id=${use.connectorId}`}>
            {t('product.open')}
          </Link>
          <Link className="cw-link" href={`/bodyDataSet?product=${view.productId}`}>
            {t('product.addName')}
          </Link>
        </div>
      </div>
    </Card>
  )
}
