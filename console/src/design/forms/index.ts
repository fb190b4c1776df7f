export { BodyProblems } from './body-problems'
export { useBodyWords } from './use-body-words'
