import { APP_ID, TIMESTAMP_WINDOW_MS } from '@coverwright/contract/platform'
import { signingOperations } from '@coverwright/contract/company/signing'
import { bind, type Room } from '../operations'
import { registerKey } from './register-key'
import { serverKeyReader } from './server-key'
import { deleteKeysExpiredBefore, deleteNoncesSeenBefore } from './store'

/** The calls of `/sign`, and the chore that lets go of keys and nonces that nobody can use any more. */
export function signingRoom(keyBits: number): Room {
  const readServerKey = serverKeyReader()
  return {
    name: 'signing',
    operations: bind(signingOperations, {
      getServerKey: async (ctx) => {
        const { publicKey } = await readServerKey(ctx)
        return { publicKey, serverTime: ctx.now().getTime(), keyBits, appId: APP_ID }
      },
      registerKey: async (ctx, asked) => registerKey(ctx, asked, keyBits, await readServerKey(ctx)),
    }),
    chores: [
      {
        task: 'signing.sweep',
        cron: '* * * * *',
        scope: 'platform',
        run: async (ctx) => {
          await deleteNoncesSeenBefore(ctx.db, new Date(ctx.now().getTime() - 2 * TIMESTAMP_WINDOW_MS))
          await deleteKeysExpiredBefore(ctx.db, ctx.now())
        },
      },
    ],
  }
}
