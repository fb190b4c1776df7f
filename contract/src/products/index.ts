export { Body } from './body'
export { productOperations } from './operations'
export { BodyView, ProductDraft, ProductView } from './schema'
