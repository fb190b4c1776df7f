import { liveTopic } from '../../platform'

/** Who has a product's form open: told when somebody begins, stops or takes over, never when they only go on. */
export const editingTopic = liveTopic('editing')
