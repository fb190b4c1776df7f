export { Sparkline } from './sparkline'
export type { SparklineProps } from './sparkline'
