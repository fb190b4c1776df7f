import type { AutomationAction, NotSentReason } from '@coverwright/rules/service/automations'
import type { RunRecord } from './run-store'
import type { AutomationRecord } from './store'
import type { Subject } from './subject'

/** What came of an action. */
export type Done = { readonly messageId?: string | null } | { readonly reason: NotSentReason; readonly detail?: string }

/** An action with all that doing it needs. */
export type Ready<Kind extends AutomationAction['kind'] = AutomationAction['kind']> = {
  readonly run: RunRecord
  readonly automation: AutomationRecord
  readonly action: Extract<AutomationAction, { kind: Kind }>
  readonly subject: Subject
}
