export { orderOperations } from './operations'
