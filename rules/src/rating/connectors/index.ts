export {
  backOffMs,
  connectorKinds,
  connectorLimits,
  connectorMethods,
  failurePolicies,
  fieldKinds,
  resultTypes,
  startingConnector,
} from './connector'
export type {
  Connector,
  ConnectorField,
  ConnectorHeader,
  ConnectorInput,
  ConnectorKind,
  ConnectorMethod,
  FailurePolicy,
  FieldKind,
  ResultType,
} from './connector'
export { askingWaves } from './asking-waves'
export { holdAnswers } from './hold-answers'
export { triedReader } from './tried-answers'
export { rateConnected, type LeftOpen } from './rate-connected'
export { buildRequest, placesOf, type ConnectorRequest, type InputValues } from './build-request'
export { connectorProblemCodes, connectorProblems, type ConnectorProblem } from './connector-problems'
export { canFeed, compileUses, feedNames } from './connector-use'
export type { CompiledUse, FedDataset, KnownConnector, UseProblem } from './connector-use'
export type { ConnectorUse, ConnectorUses } from '../../design/parts'
export { JsonNumber, pointerTo, printJson, readJson, type JsonNode } from './json-node'
export { fallbackOf, fallbackValues, readAnswerText, readFields, sampleValues, type FieldValues } from './read-fields'
