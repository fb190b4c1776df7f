export { pageTitle } from './page-title'
export { type Place, usePlace, useTellPlace } from './place'
