export { demoCompanies } from './demo-companies'
export { hasDemo, isEmpty, seedDemo } from './seed-demo'
export { type RunningSystems, startDemoSystems } from './systems'
