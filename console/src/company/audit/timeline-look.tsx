import type { TimelineTone } from '@coverwright/ui/timeline'
import {
  CircleAlert,
  CircleCheck,
  CircleDot,
  CircleMinus,
  CreditCard,
  Crown,
  Download,
  Eraser,
  type LucideIcon,
  Mail,
  MailX,
  PencilLine,
  Plus,
  Rocket,
  ShieldCheck,
  Trash2,
  Undo2,
  UserCheck,
  UserCog,
  Users,
  UserX,
} from 'lucide-react'
import type { ReactNode } from 'react'

type Look = readonly [Icon: LucideIcon, tone: TimelineTone]

/** Deeds that are known at a glance. */
const looks: Record<string, Look> = {
  'members.invited': [Mail, 'primary'],
  'members.invitationResent': [Mail, 'neutral'],
  'members.invitationCancelled': [MailX, 'danger'],
  'members.joined': [UserCheck, 'success'],
  'members.reactivated': [UserCheck, 'success'],
  'members.deactivated': [UserX, 'warning'],
  'members.rolesChanged': [UserCog, 'primary'],
  'members.groupChanged': [Users, 'neutral'],
  'members.transferStarted': [Crown, 'primary'],
  'members.transferCancelled': [Crown, 'neutral'],
  'members.primaryTransferred': [Crown, 'success'],
  'members.erased': [Eraser, 'danger'],
  'products.personInvited': [Mail, 'primary'],
  'products.personRemoved': [UserX, 'warning'],
  'products.personRoleChanged': [UserCog, 'primary'],
  'publishing.published': [Rocket, 'success'],
  'policies.issued': [ShieldCheck, 'success'],
  'documents.sent': [Mail, 'neutral'],
  'documents.resendAsked': [Mail, 'primary'],
  'orders.paid': [CreditCard, 'success'],
  'orders.abnormal': [CircleAlert, 'danger'],
  'payments.paid': [CreditCard, 'success'],
  'payments.refundAsked': [Undo2, 'neutral'],
  'payments.refunded': [Undo2, 'warning'],
  'orders.refunded': [Undo2, 'warning'],
}

/** All others by how their name ends: every room speaks of beginning, changing and ending alike. */
const endings: readonly [RegExp, Look][] = [
  [/failed$/i, [CircleAlert, 'danger']],
  [/(deleted|discarded|erased|cancelled)$/i, [Trash2, 'danger']],
  [/(deactivated|disconnected)$/i, [CircleMinus, 'warning']],
  [/(created|added|opened|copied|started)$/i, [Plus, 'primary']],
  [/(exported|downloaded)$/i, [Download, 'neutral']],
  [/(activated|connected|verified|converted)$/i, [CircleCheck, 'success']],
  [/(changed|renamed|saved|set|updated)$/i, [PencilLine, 'neutral']],
]

export function timelineLook(what: string): { icon: ReactNode; tone: TimelineTone } {
  const [Icon, tone] = looks[what] ?? endings.find(([ending]) => ending.test(what))?.[1] ?? [CircleDot, 'neutral']
  return { icon: <Icon />, tone }
}
