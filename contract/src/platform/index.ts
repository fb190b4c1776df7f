export { type Envelope, HTTP_SESSION_EXPIRED, STATUS } from './envelope'
export {
  type Audience,
  type GivesOf,
  operation,
  type Operation,
  type Operations,
  type SendsOf,
  type TakesOf,
} from './operation'
export { MAX_PAGE_SIZE, pageOf, PageQuery } from './paging'
export { chunksToSign, HEADERS, SIGNING_KEY_LIFE_MS, type SignedRequest, TIMESTAMP_WINDOW_MS } from './signing'
