export { checkoutOperations } from './operations'
export { CheckoutView } from './schema'
