export { askFirst } from './ask-first'
export type { Deletion, Question } from './ask-first'
export { ConfirmHost } from './confirm-host'
