import type { ProductRoom } from '../products'
import { aroundBody } from './around-body'
import { datasetRoutes } from './routes'
import { datasetSetUp } from './set-up'

export { type AroundBody, aroundBody } from './around-body'

/** `around` are the rooms that keep something beside the design which speaks of its names. */
export const datasetsRoom = (around: readonly ProductRoom[]): ProductRoom => ({
  name: 'datasets',
  operations: datasetRoutes(aroundBody(around)),
  setUp: [datasetSetUp],
})
