export {
  eraseEvents,
  EVENTS_CHANNEL,
  listEventsAbout,
  listEventsNamed,
  type NewEvent,
  type StoredEvent,
  wakeReaders,
  writeEvents,
} from './store'
