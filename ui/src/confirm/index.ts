export { askFirst } from './ask-first'
export type { Question } from './ask-first'
export { ConfirmHost } from './confirm-host'
