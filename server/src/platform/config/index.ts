export { CannotStart } from './cannot-start'
export { type Config, loadConfig } from './config'
