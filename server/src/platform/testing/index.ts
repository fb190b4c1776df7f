export { cloneDatabase } from './clone-database'
