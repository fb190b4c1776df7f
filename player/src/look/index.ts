export { lookCss } from './look-css'
