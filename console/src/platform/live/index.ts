export { keepLine } from './live-line'
