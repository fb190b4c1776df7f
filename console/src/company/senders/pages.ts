import type { senderOperations } from '@coverwright/contract/company/senders'
import { type Screen, toAsk } from '../../platform/routes'

export const sendersScreens: readonly Screen[] = [
  {
    path: '/setting/sender',
    hasGuide: true,
    under: '/setting',
    inSettings: 'company',
    needs: toAsk<typeof senderOperations.get>('companies.read'),
    load: () => import('./sender-page').then((part) => part.SenderPage),
  },
]
