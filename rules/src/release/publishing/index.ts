export { MAX_SLUG, slugOf, slugRefusal } from './address'
