export { connectorOperations } from './operations'
export {
  ConnectorDraft,
  ConnectorRow,
  ConnectorUse,
  ConnectorView,
  ProductConnectors,
  runCauses,
  RunRow,
  runStates,
  RunView,
} from './schema'
