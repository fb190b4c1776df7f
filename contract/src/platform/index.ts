export { AnyJson } from './any-json'
export { type Envelope, HTTP_SESSION_EXPIRED, STATUS } from './envelope'
export { type DataOf, type EmitsOf, event, type EventKind, eventShape, readEventData } from './event'
export { messageGivenUp } from './events'
export { FRAME_REFUSALS } from './frame-refusals'
export { anyId, anyOf, type ListFilter, oneCode, oneId, oneOf, oneTag, oneWord } from './list-filter'
export { type ListDeclaration, listOperation, type ListOperation, type ListQuery } from './list-operation'
export { LIVE_HEARTBEAT_MS, LiveEvent, type LiveTopic, liveTopic } from './live'
export {
  type Audience,
  type GivesOf,
  operation,
  type Operation,
  type Operations,
  type SendsOf,
  type TakesOf,
} from './operation'
export { MAX_PAGE_SIZE, may, pageOf } from './paging'
export { joinPaging, splitPaging } from './paging-headers'
export { Revision } from './revision'
export { shapeOf } from './shape'
export { isStorable } from './storable'
export { asStored, misfitsOf } from './stored'
export {
  APP_ID,
  chunksToSign,
  HEADERS,
  joinSignatures,
  SIGNING_KEY_LIFE_MS,
  type SignedRequest,
  splitSignatures,
  TIMESTAMP_WINDOW_MS,
} from './signing'
