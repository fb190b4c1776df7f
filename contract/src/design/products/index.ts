export { Body } from './body'
export { productOperations } from './operations'
export { BodyView, ProductDraft, type ProductSort, productSorts, ProductView } from './schema'
export { SetUpLine, setUpOperations, type SetUpPartName, setUpParts, SetUpPartView } from './set-up'
