export { templateOperations, templatesTopic } from './operations'
export {
  MailBody,
  type MailPreview,
  type SystemTemplateView,
  TemplateHead,
  type TemplateRow,
  type TemplateUse,
  TemplateView,
  type VariableView,
} from './schema'
