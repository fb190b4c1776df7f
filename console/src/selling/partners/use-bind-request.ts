import { brokerOperations } from '@coverwright/contract/selling/partners'
import { useOperation, useSubmit, useWrite } from '../../platform/queries'

const { getBindRequest, refuseBind, connectBroker } = brokerOperations
const changed = { refreshes: [getBindRequest] }

/** Where both pages keep the link of the letter while somebody signs in or signs up on the way. */
export const BIND_LINK = 'bindLink'

export const useBindRequest = (link: string) => useOperation(getBindRequest, { link })
export const useRefuse = () => useWrite(refuseBind, changed)

export function useAccept(link: string) {
  const accept = useWrite(connectBroker, changed)
  return useSubmit(({ insurerName }: { insurerName: string }) => accept.mutateAsync({ link, insurerName }))
}
