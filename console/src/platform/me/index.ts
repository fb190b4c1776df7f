export { loadMe, useMe } from './me'
