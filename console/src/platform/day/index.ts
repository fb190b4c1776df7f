export { productDay, useCompanyDay } from './day'
