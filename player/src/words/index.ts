export { type Words, wordsIn } from './words'
