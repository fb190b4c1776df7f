import { identityOperations } from '@coverwright/contract/company/identity'
import { joiningOperations } from '@coverwright/contract/company/members'
import { useNavigate } from '@coverwright/ui/navigation'
import { useRef, useState } from 'react'
import { useEnter } from '../entry'
import { loadMe } from '../../../platform/me'
import { keyOf, queryClient, useOperation, useSubmit, useWrite } from '../../../platform/queries'
import { session } from '../../../platform/session'
import { tabStorage } from '../../../platform/storage'

export const INVITATION = 'invitationLink'
export const TRANSFER = 'transferLink'

export const useInvitation = (link: string | null) =>
  useOperation(joiningOperations.getInvitation, { link: link ?? '' }, { enabled: link !== null })

type Accepted = Omit<
  Parameters<ReturnType<typeof useWrite<typeof joiningOperations.acceptInvitation>>['mutateAsync']>[0],
  'link'
>

/** Gives the company's name once its new member is in. */
export function useAcceptInvitation(link: string) {
  const accept = useWrite(joiningOperations.acceptInvitation)
  const enter = useEnter()
  const [joined, setJoined] = useState<string | null>(null)
  const submit = useSubmit(async (typed: Accepted) => {
    const { companyName, tokens } = await accept.mutateAsync({ ...typed, link })
    tabStorage.removeItem(INVITATION)
    await enter(tokens)
    setJoined(companyName)
  })
  return { submit, joined }
}

export const useTransferNotice = (link: string | null) =>
  useOperation(joiningOperations.getTransferNotice, { link: link ?? '' }, { enabled: link !== null })

type Sent = { sentTo: string; resendAt: number }
const SENT = 'transferCode'

/** A code, then the change of both roles in the same step: nothing lies between them that a person has to do. */
export function useConfirmTransfer(link: string) {
  const navigate = useNavigate()
  const [sent, setSent] = useState(() => JSON.parse(tabStorage.getItem(SENT) ?? 'null') as Sent | null)
  const send = useWrite(joiningOperations.sendTransferCode)
  const verify = useWrite(joiningOperations.verifyTransferCode)
  const accept = useWrite(joiningOperations.acceptTransfer)
  const sendCode = async () => {
    const answer = await send.mutateAsync({ link })
    const next = { sentTo: answer.sentTo, resendAt: Date.now() + answer.resendAfterSeconds * 1000 }
    tabStorage.setItem(SENT, JSON.stringify(next))
    setSent(next)
  }
  /** A code is used up when it is right: what it gave is kept until the change has gone through. */
  const confirmation = useRef<string>(undefined)
  const code = useSubmit(async (typed: { code: string }) => {
    confirmation.current ??= (await verify.mutateAsync({ link, code: typed.code })).confirmation
    keepTransferred(await accept.mutateAsync({ link, confirmation: confirmation.current }))
    await knowNewRole()
    navigate('/transfer-roles-success')
  })
  return { sent, code, resend: { isPending: send.isPending, error: send.error, send: sendCode } }
}

/** Whoever is signed in here holds another role from now on; the guard has to know before they go on. */
async function knowNewRole() {
  if (!session.hasToken()) return
  await queryClient.invalidateQueries({ queryKey: keyOf(identityOperations.me) })
  await loadMe().catch(() => undefined)
}

type Transferred = { companyName: string; fromName: string; toName: string }
const DONE = 'transferDone'

function keepTransferred({ companyName, fromName, toName }: Transferred) {
  for (const name of [TRANSFER, SENT]) tabStorage.removeItem(name)
  tabStorage.setItem(DONE, JSON.stringify({ companyName, fromName, toName }))
}

export const readTransferred = () => JSON.parse(tabStorage.getItem(DONE) ?? 'null') as Transferred | null
