export { LookingOnly } from './looking-only'
export { loadMe, useMayCall, useMe } from './me'
