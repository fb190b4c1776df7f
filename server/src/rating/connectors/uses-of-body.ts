import type { ConnectorUse } from '@coverwright/contract/rating/connectors'
import type { ConnectorUses, KnownConnector } from '@coverwright/rules/rating/connectors'
import type { Body } from '@coverwright/rules/design/products'
import type { StoredConnector } from './store'

export const usesOf = (body: Body): readonly ConnectorUse[] =>
  (body.connectors as ConnectorUses | undefined)?.uses ?? []

export const knownConnector = ({ id, name, design }: StoredConnector): KnownConnector => ({
  id,
  name,
  inputs: design.inputs,
  fields: design.fields,
})
