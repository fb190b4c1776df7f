export { Question, Texts } from './question'
