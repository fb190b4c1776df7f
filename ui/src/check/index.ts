export { Check, Switch } from './check'
export type { CheckProps } from './check'
