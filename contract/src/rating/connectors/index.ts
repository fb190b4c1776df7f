export { connectorOperations } from './operations'
export {
  AskedView,
  askings,
  ConnectorDraft,
  ConnectorRow,
  ConnectorUse,
  ConnectorView,
  HeldView,
  ProductConnectors,
  runCauses,
  RunRow,
  runStates,
  RunView,
} from './schema'
export { connectorsTopic } from './topics'
