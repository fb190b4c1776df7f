export { MailBody, PageBody, PaperBody } from './bodies'
export { templateOperations, templatesTopic } from './operations'
export {
  type MailView,
  type PageView,
  type PaperView,
  type SystemTemplateView,
  TemplateHead,
  type TemplatePreview,
  type TemplateRow,
  type TemplateUse,
  TemplateView,
  type VariableView,
} from './schema'
