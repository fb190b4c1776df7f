import type { ConnectorUse, ProductConnectors } from '@coverwright/contract/rating/connectors'
import type { BodyView } from '@coverwright/contract/design/products'
import type { FieldKind } from '@coverwright/rules/rating/connectors'
import { Card } from '@coverwright/ui/card'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Select } from 'antd'
import { Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { FormulaField, type NameOffer, useFormulaWords } from '../../design/logic'
import { useConnectorWords } from './connector-words'
import { namesFedBy } from './names-of-body'

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
        <Field label={t('product.connector')}>
          {({ id }) => (
            <Select
              id={id}
              value={use.connectorId}
              disabled={isReadOnly}
              options={view.connectors.map((each) => ({ value: each.id, label: each.name }))}
              onChange={(connectorId) => onChange({ ...use, connectorId, inputs: {}, outputs: {} })}
            />
          )}
        </Field>
        <FormulaField
          label={t('product.when')}
          hint={use.when ? read(use.when, 'condition') : t('product.whenHint')}
          value={use.when}
          offers={offers}
          isReadOnly={isReadOnly}
          onChange={(when) => onChange({ ...use, when })}
        />
        {connector && (
          <div className="connector-pairs">
            <Inputs {...{ use, connector, offers, isReadOnly, onChange }} />
          </div>
        )}
        {connector && (
          <div className="connector-pairs">
            <Outputs {...{ use, connector, isReadOnly, onChange }} body={body.body} />
          </div>
        )}
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

type PartProps = Pick<Props, 'use' | 'isReadOnly' | 'onChange'> & {
  connector: ProductConnectors['connectors'][number]
}

function Inputs({ use, connector, offers, isReadOnly, onChange }: PartProps & Pick<Props, 'offers'>) {
  const t = useTexts('connectors')
  return connector.inputs.map((name) => (
    <FormulaField
      key={name}
      label={t('product.input', { name })}
      value={use.inputs[name] ?? ''}
      offers={offers}
      isReadOnly={isReadOnly}
      onChange={(source) => onChange({ ...use, inputs: { ...use.inputs, [name]: source } })}
    />
  ))
}

function Outputs({ use, connector, body, isReadOnly, onChange }: PartProps & { body: BodyView['body'] }) {
  const t = useTexts('connectors')
  const optionsFor = (kind: FieldKind) =>
    namesFedBy(body, kind).map(({ name, title }) => ({ value: name, label: `${title || name} · ${name}` }))
  const feed = (field: string, name: string | undefined) => {
    const { [field]: _before, ...others } = use.outputs
    onChange({ ...use, outputs: name ? { ...others, [field]: name } : others })
  }
  return connector.fields.map(({ name, kind }) => (
    <Field key={name} label={t('product.output', { name })} help={t(`fieldKind.${kind}`)}>
      {({ id }) => (
        <Select
          id={id}
          allowClear
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('product.notUsed')}
          value={use.outputs[name] ?? null}
          disabled={isReadOnly}
          options={optionsFor(kind)}
          onChange={(chosen: string | null | undefined) => feed(name, chosen ?? undefined)}
        />
      )}
    </Field>
  ))
}
