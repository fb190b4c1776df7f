export { breathe } from './breathe'
export { once } from './once'
export { refuse, refuseIf } from './refuse'
export { Refused } from './refused'
