export { isFoundBy } from './store'
