export { underwritingOperations } from './operations'
export {
  type AuthorityView,
  CaseAsked,
  type DecidedView,
  type GuideName,
  type GuideProblem,
  type GuideTable,
  type GuideView,
  type RoleLimit,
} from './schema'
export { Guide } from '../../design/parts'
export { authorityTopic } from './topics'
