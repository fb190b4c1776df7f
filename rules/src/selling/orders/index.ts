export { orderStates } from './order'
export type { OrderState } from './order'
