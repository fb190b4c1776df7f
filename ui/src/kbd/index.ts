export { Kbd, commandKey } from './kbd'
