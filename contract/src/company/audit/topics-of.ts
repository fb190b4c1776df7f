import type { TimelineKind } from '@coverwright/rules/company/audit'
import { connectorsTopic } from '../../rating/connectors'
import { importsTopic } from '../../rating/imports'
import { tablesTopic } from '../../rating/tables'
import { productsTopic } from '../../design/products'
import type { LiveTopic } from '../../platform'
import { membersTopic } from '../members'

/** What open timelines of each kind ask again with: whatever changes such a thing also records it. */
export const timelineTopics: Record<TimelineKind, readonly LiveTopic[]> = {
  member: [membersTopic],
  invitation: [membersTopic],
  role: [membersTopic],
  group: [membersTopic],
  product: [productsTopic, tablesTopic, importsTopic],
  import: [importsTopic],
  connector: [connectorsTopic],
}
