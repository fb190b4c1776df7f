export {
  abnormalReasons,
  orderLife,
  orderStates,
  payRefusal,
  receivedLines,
  resolveRefusal,
  returnedLines,
} from './order'
export type { AbnormalReason, OrderAct, OrderResolution, OrderState } from './order'
export { GIVEN_BACK, refundEntry } from './refunded'
