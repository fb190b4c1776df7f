export { loadMe, useMayCall, useMe } from './me'
