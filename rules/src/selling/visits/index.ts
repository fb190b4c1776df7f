export {
  type CountedEvent,
  type DeviceKind,
  deviceKindOf,
  deviceKinds,
  isMachine,
  journeySteps,
  placeOfPage,
  questionOnPage,
  type VisitEvent,
  visitEvents,
} from './visit'
