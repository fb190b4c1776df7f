export { UnitMoveView, unitOperations, UnitsView } from './operations'
export { unitsTopic } from './topics'
