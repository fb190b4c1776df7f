export { type FileKeeper } from '../faces'
export { type JourneyDocument, journeyDocument } from './document'
export { Journey, startOf } from './journey'
export { Mark, markIcon } from './mark'
