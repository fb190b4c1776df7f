export { BuyerToken, Price } from './schema'
