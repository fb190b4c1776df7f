export { Refused } from './refused'
