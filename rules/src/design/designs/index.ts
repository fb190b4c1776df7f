export {
  ASKED_ON,
  type SheetCustomer,
  type Template,
  templateOf,
  type TemplateSheet,
  type TemplateType,
  type Wanted,
} from './sheet'
export { sheets } from './templates'
