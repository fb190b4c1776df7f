import { liveTopic } from '../../platform'

/** API connectors and their runs. */
export const connectorsTopic = liveTopic('connectors')
