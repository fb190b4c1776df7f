import type { Room } from '../../platform/operations'
import { datasetRoutes } from './routes'

export { aroundBody } from './around-body'
export { datasetSetUp } from './set-up'

export const datasetsRoom: Room = { name: 'datasets', operations: datasetRoutes }
