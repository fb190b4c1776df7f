export { askResolver, type Looked } from './ask-resolver'
