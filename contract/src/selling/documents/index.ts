export { documentOperations, DocumentView } from './operations'
