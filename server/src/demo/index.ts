export { demoCompanies } from './demo-companies'
export { isEmpty, seedDemo } from './seed-demo'
