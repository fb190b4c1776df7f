export { templateOperations, templatesTopic } from './operations'
export {
  MailBody,
  type MailPreview,
  type SystemTemplateView,
  TemplateHead,
  type TemplateRow,
  type TemplateUse,
  type TemplateView,
  type VariableView,
} from './schema'
