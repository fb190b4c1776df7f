import { accountOperations, contactOperations } from '@coverwright/contract/company/identity'
import { useLanguage } from '@coverwright/ui/locales'
import { useNavigate } from '@coverwright/ui/navigation'
import type { UploadedFile } from '@coverwright/ui/upload'
import { useSubmit, useWrite } from '../../platform/queries'
import { tabStorage } from '../../platform/storage'

const TICKET = 'contactTicket'

/** The number of the message that was sent last in this tab. */
export const readTicket = () => tabStorage.getItem(TICKET)

type Stranger = { name: string; email: string; company: string; topic: string; message: string }

export function useContactUs() {
  const { language } = useLanguage()
  const navigate = useNavigate()
  const send = useWrite(contactOperations.contactUs)
  return useSubmit(async (typed: Stranger) => {
    const { ticket } = await send.mutateAsync({ ...typed, language })
    tabStorage.setItem(TICKET, ticket)
    navigate('/contact-successful')
  })
}

type Inside = { topic: string; message: string; files: (UploadedFile | null | undefined)[] }

export function useWriteToSupport() {
  const navigate = useNavigate()
  const send = useWrite(contactOperations.writeToSupport)
  return useSubmit(async ({ files, message, topic }: Inside) => {
    const attachments = files.flatMap((file) => (file ? [file.id] : []))
    const { ticket } = await send.mutateAsync({ topic, message, attachments })
    tabStorage.setItem(TICKET, ticket)
    navigate('/contact-success')
  })
}

/** The pass is made when somebody goes, because it is good for two minutes only. */
export function useHandOver() {
  const token = useWrite(accountOperations.getSupportDeskToken)
  const handOver = async () => {
    const { address } = await token.mutateAsync({})
    if (address) window.location.assign(address)
  }
  return {
    go: () => void handOver().catch(() => undefined),
    hasNoDesk: token.data?.address === null,
    isPending: token.isPending,
    error: token.error,
  }
}
