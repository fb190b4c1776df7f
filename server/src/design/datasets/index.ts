import type { ProductRoom } from '../products'
import { datasetRoutes } from './routes'
import { datasetSetUp } from './set-up'

export { aroundBody } from './around-body'

export const datasetsRoom: ProductRoom = { name: 'datasets', operations: datasetRoutes, setUp: [datasetSetUp] }
