import type { BodyView } from '@coverwright/contract/design/products'
import type { ConnectorUse, ProductConnectors } from '@coverwright/contract/rating/connectors'
import type { FieldKind } from '@coverwright/rules/rating/connectors'
import { Field } from '@coverwright/ui/field'
import { useTexts } from '@coverwright/ui/locales'
import { Select } from 'antd'
import type { ReactNode } from 'react'
import { FormulaField, type NameOffer } from '../../design/logic'
import { namesFedBy } from './names-of-body'

type Props = {
  use: ConnectorUse
  view: ProductConnectors
  body: BodyView
  offers: readonly NameOffer[]
  isReadOnly: boolean
  onChange: (use: ConnectorUse) => void
  /** When it is asked, where that is written here. */
  children?: ReactNode
}

/** Which connector is asked, with what, and which data names its answer feeds. */
export function UseFields({ use, view, body, offers, isReadOnly, onChange, children }: Props) {
  const t = useTexts('connectors')
  const connector = view.connectors.find(({ id }) => id === use.connectorId)
  return (
    <>
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
      {children}
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
    </>
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
