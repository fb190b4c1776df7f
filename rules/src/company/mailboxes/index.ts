export { isFreeProvider } from './free-providers'
