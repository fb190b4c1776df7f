import type { MemberView } from '@coverwright/contract/company/members'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import type { MenuItem } from '@coverwright/ui/menu'
import { Crown, Download, Eraser, Mail, MailX, UserCheck, UserCog, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { downloadText } from '../../platform/download'
import { useToast } from '../../platform/toast'
import { memberName } from './member-words'
import { useStartHandingOver } from './use-handing-over'
import {
  useCancelInvitation,
  useDeactivate,
  useEraseMember,
  useExportMember,
  useReactivate,
  useResend,
} from './use-members'

type May = MemberView['may'][number]
type Action = { may: May; icon: ReactNode; run: (member: MemberView) => unknown; danger?: boolean }

/** What may be done with a member, as the server says it; the words ask first where something is lost. */
export function useMemberActions(open: (member: MemberView) => void): (member: MemberView) => MenuItem[] {
  const t = useTexts('members')
  const deeds = useMemberDeeds()
  const handOver = useStartHandingOver()
  const actions: Action[] = [
    { may: 'changeRoles', icon: <UserCog />, run: open },
    { may: 'resend', icon: <Mail />, run: deeds.resend },
    { may: 'reactivate', icon: <UserCheck />, run: deeds.reactivate },
    { may: 'transfer', icon: <Crown />, run: handOver },
    { may: 'export', icon: <Download />, run: deeds.exportOne },
    { may: 'cancel', icon: <MailX />, run: deeds.cancel, danger: true },
    { may: 'deactivate', icon: <UserX />, run: deeds.deactivate, danger: true },
    { may: 'erase', icon: <Eraser />, run: deeds.erase, danger: true },
  ]
  return (member) =>
    actions
      .filter(({ may }) => member.may.includes(may))
      .map(({ may, icon, run, danger = false }) => ({
        key: may,
        label: t(`action.${may}`),
        icon,
        danger,
        onSelect: () => void run(member),
      }))
}

function useMemberDeeds() {
  const t = useTexts('members')
  const withToast = useToast()
  const [resend, cancel, erase, exported] = [useResend(), useCancelInvitation(), useEraseMember(), useExportMember()]
  const [deactivate, reactivate] = [useDeactivate(), useReactivate()]
  const said = (deed: string, member: MemberView) => ({ text: t(`done.${deed}`, { name: memberName(member) }) })
  const ask = (deed: 'cancel' | 'deactivate' | 'erase', member: MemberView, typeName?: string) =>
    askFirst({
      about: 'act',
      title: t(`ask.${deed}.title`, { name: memberName(member) }),
      loses: [t(`ask.${deed}.loses`), t(`ask.${deed}.losesToo`)],
      keeps: t(`ask.${deed}.keeps`),
      verb: t(`action.${deed}`),
      isDanger: true,
      ...(typeName ? { typeName } : {}),
    })
  return {
    resend: (member: MemberView) =>
      withToast(() => resend.mutateAsync({ invitationId: member.id }), said('resend', member)),
    reactivate: (member: MemberView) =>
      withToast(() => reactivate.mutateAsync({ memberId: member.id }), {
        ...said('reactivate', member),
        undo: () => deactivate.mutateAsync({ memberId: member.id }),
      }),
    exportOne: (member: MemberView) =>
      withToast(async () => {
        const { fileName, content } = await exported.mutateAsync({ memberId: member.id })
        downloadText(fileName, content)
      }),
    cancel: async (member: MemberView) =>
      (await ask('cancel', member)) &&
      withToast(() => cancel.mutateAsync({ invitationId: member.id }), said('cancel', member)),
    deactivate: async (member: MemberView) =>
      (await ask('deactivate', member)) &&
      withToast(() => deactivate.mutateAsync({ memberId: member.id }), {
        ...said('deactivate', member),
        undo: () => reactivate.mutateAsync({ memberId: member.id }),
      }),
    erase: async (member: MemberView) =>
      (await ask('erase', member, member.email)) &&
      withToast(() => erase.mutateAsync({ memberId: member.id }), said('erase', member)),
  }
}
