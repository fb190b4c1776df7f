export { AskKeysCard } from './ask-keys-card'
export { tablesScreens } from './pages'
export { readAllRows } from './read-rows'
