export type { DirectPage, DirectPart, DirectPicture, DirectPlan } from './page'
export { renderDirect } from './render-direct'
export { directWords } from './words'
