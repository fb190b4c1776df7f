export { bodyDifferences } from './body-differences'
export {
  type Difference,
  differenceHows,
  type DifferenceTopic,
  differenceTopics,
  thingKinds,
  type Told,
  topicOf,
} from './difference'
