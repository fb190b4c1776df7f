export { type Place, usePlace, useTellPlace } from './place'
