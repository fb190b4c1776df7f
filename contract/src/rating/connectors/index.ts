export { connectorOperations } from './operations'
export {
  AskedView,
  askings,
  ConnectorDraft,
  ConnectorRow,
  ConnectorView,
  HeldView,
  ProductConnectors,
  runCauses,
  RunRow,
  runStates,
  RunView,
} from './schema'
export { ConnectorUse } from '../../design/parts'
export { connectorsTopic } from './topics'
