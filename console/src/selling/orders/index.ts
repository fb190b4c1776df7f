export { OrderList } from './order-list'
