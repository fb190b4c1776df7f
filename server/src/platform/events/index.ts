export {
  eraseEvents,
  EVENTS_CHANNEL,
  listEventsAbout,
  type NewEvent,
  type StoredEvent,
  wakeReaders,
  writeEvents,
} from './store'
