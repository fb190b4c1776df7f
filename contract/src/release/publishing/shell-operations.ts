import { z } from 'zod'
import { operation } from '../../platform'
import { ShellSettings, ShellView } from './schema'

const onShell = z.object({ shellId: z.uuid() })

/** What is done to one place where a product stands. */
export const shellOperations = {
  rollBack: operation({
    post: '/v1/wallproduct/rollBackShell',
    may: 'publishing.release',
    takes: onShell,
    gives: ShellView,
    writes: true,
    says: 'Mounts the swap backup again, at the same address',
  }),
  takeOffline: operation({
    post: '/v1/wallproduct/takeShellOffline',
    may: 'publishing.release',
    takes: onShell,
    gives: ShellView,
    writes: true,
    says: 'Nobody is sold anything at this address until it is put online again',
  }),
  goOnline: operation({
    post: '/v1/wallproduct/putShellOnline',
    may: 'publishing.release',
    takes: onShell,
    gives: ShellView,
    writes: true,
    says: 'What is mounted there is sold again',
  }),
  discard: operation({
    post: '/v1/wallproduct/moveShellToTrash',
    may: 'publishing.release',
    takes: onShell,
    gives: ShellView,
    writes: true,
    says: 'Into the trash: offline, and nothing can be changed until it is restored',
  }),
  restore: operation({
    post: '/v1/wallproduct/restoreShell',
    may: 'publishing.release',
    takes: onShell,
    gives: ShellView,
    writes: true,
    says: 'Out of the trash and back to staging, with its address',
  }),
  remove: operation({
    post: '/v1/wallproduct/deleteShell',
    may: 'publishing.release',
    takes: onShell,
    gives: z.object({}),
    writes: true,
    says: 'Gone for good: its address is free for anybody. Releases and the history of mounts stay',
  }),
  renew: operation({
    post: '/v1/wallproduct/renewShell',
    may: 'publishing.release',
    takes: onShell.extend({ expiresOn: z.iso.date().nullable(), autoRenew: z.boolean() }),
    gives: ShellView,
    writes: true,
    says: 'Until when it is sold, and whether it then renews itself',
  }),
  update: operation({
    post: '/v1/wallproduct/updateShell',
    may: 'publishing.release',
    takes: onShell.extend({ settings: ShellSettings }),
    gives: ShellView,
    writes: true,
    says: 'What it says to search engines, and the languages it is shown in',
  }),
} as const
