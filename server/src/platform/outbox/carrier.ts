import type { BaseCtx } from '../operations'
import type { Message } from './message'

/** Hands a message to the world. It throws `Undeliverable` when trying again is no use, anything else when it may be. */
export type Carrier = { name: 'outbox' | 'smtp' | 'http'; carry(ctx: BaseCtx, message: Message): Promise<void> }
