export { BusinessTypeField, CompanyName, FileId, LicenceNumber, Place } from './fields'
export { companyOperations, companyReviewOperations } from './operations'
export { CompanyChange, CompanyFile, CompanyProfile, ReturningView, ReviewView } from './schema'
export { companyTopic } from './topics'
