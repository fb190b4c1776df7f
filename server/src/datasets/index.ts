import type { Room } from '../platform/operations'
import { datasetRoutes } from './routes'

export { datasetSetUp } from './set-up'

export const datasetsRoom: Room = { name: 'datasets', operations: datasetRoutes }
