import type { Permission } from '../members'

type Timeline = {
  /** Who may see what happened to such a thing: whoever may open it. */
  may: Permission
  /** What such a thing was before: what happened to that belongs to its story too. */
  was?: readonly string[]
}

/**
 * The kinds of things whose story can be asked for. An entry of the audit log belongs to a thing when it names its id:
 * `ctx.record('members.joined', { memberId, invitationId })` is part of the story of that member and of that invitation.
 */
export const timelines = {
  member: { may: 'members.read', was: ['invitation'] },
  invitation: { may: 'members.read' },
  role: { may: 'members.read' },
  group: { may: 'members.read' },
  product: { may: 'products.read' },
  import: { may: 'products.read' },
  policy: { may: 'policies.read', was: ['order', 'quote'] },
  order: { may: 'orders.read', was: ['quote'] },
  connector: { may: 'connectors.read' },
} as const satisfies Record<string, Timeline>

export type TimelineKind = keyof typeof timelines
export const timelineKinds = Object.keys(timelines) as [TimelineKind, ...TimelineKind[]]

export const timelineOf = (kind: TimelineKind): Timeline => timelines[kind]
