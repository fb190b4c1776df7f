export { designOperations } from './operations'
export { TemplateView } from './schema'
