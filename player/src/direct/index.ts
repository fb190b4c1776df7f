export type { DirectPart, DirectPicture } from './page'
export { renderDirect } from './render-direct'
