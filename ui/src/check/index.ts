export { Check, Switch } from './check'
export { Radios, type RadiosProps } from './radios'
export type { CheckProps } from './check'
