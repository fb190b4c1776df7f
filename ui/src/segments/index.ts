export { Segments } from './segments'
export type { Segment, SegmentsProps } from './segments'
