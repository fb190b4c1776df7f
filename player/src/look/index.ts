export { directCss } from './direct-css'
export { lookCss } from './look-css'
