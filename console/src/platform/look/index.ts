export type { Look } from './look-store'
export { look, useLook } from './use-look'
