export { documentOperations, DocumentView, type OwedCommission } from './operations'
