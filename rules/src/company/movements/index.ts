export { type Movement, type MovementKind, movementKinds } from './movement'
