export { automationOperations, automationsTopic } from './operations'
export {
  type AutomationChoices,
  AutomationDraft,
  type AutomationRow,
  type AutomationView,
  type DryRunRow,
  type RunRow,
  type SentMessage,
  type UnderwritingMail,
} from './schema'
