export { underwritingOperations } from './operations'
export {
  type AuthorityView,
  CaseAsked,
  type DecidedView,
  Guide,
  type GuideName,
  type GuideProblem,
  type GuideTable,
  type GuideView,
  type RoleLimit,
} from './schema'
export { authorityTopic } from './topics'
