export { CopyButton } from './copy-button'
export { Facts } from './facts'
export type { Fact, FactsProps } from './facts'
