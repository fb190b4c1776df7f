import { liveTopic } from '../../platform'

/** Imports and how far they are. */
export const importsTopic = liveTopic('imports')
