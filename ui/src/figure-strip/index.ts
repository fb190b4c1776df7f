export { FigureStrip } from './figure-strip'
export type { Figure } from './figure-strip'
