export { BodyProblems } from './body-problems'
