export { BusinessTypeField, CompanyName, FileId, LicenceNumber, Place } from './fields'
export { companyOperations } from './operations'
export { CompanyChange, CompanyFile, CompanyProfile } from './schema'
