export { translationOperations } from './operations'
export { TextsNow } from './schema'
