export { connectorsScreens } from './pages'
export { useConnectorWords } from './connector-words'
