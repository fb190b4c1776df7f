import type { ConnectorUse } from '@coverwright/contract/rating/connectors'
import type { KnownConnector } from '@coverwright/rules/rating/connectors'
import type { Body } from '@coverwright/rules/design/products'
import type { StoredConnector } from './store'

export const usesOf = (body: Body): readonly ConnectorUse[] => body.connectors?.uses ?? []

export const knownConnector = ({ id, name, design }: StoredConnector): KnownConnector => ({
  id,
  name,
  inputs: design.inputs,
  fields: design.fields,
})
