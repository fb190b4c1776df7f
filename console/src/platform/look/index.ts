export { createLookStore, defaultLook, type Look, type LookStore } from './look-store'
export { look, useLook } from './use-look'
