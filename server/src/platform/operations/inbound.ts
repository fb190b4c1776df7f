import type { IncomingHttpHeaders } from 'node:http'
import type { CompanyCtx } from './ctx'

/** What another system has sent, byte by byte: its signature is over these. */
export type InboundRequest = { body: Buffer; headers: IncomingHttpHeaders }

/** Messages that another system sends of its own accord (webhooks), to `/in/<source>/<company>`. */
export type Inbound<Message = unknown> = {
  /** Who sends them: 'stripe'. A part of the address, so it never changes. */
  readonly source: string
  /** The message and its sender's id for it, or null when it is not genuine. Nothing of it is believed before. */
  read(ctx: CompanyCtx, request: InboundRequest): Promise<{ id: string; message: Message } | null>
  /** What it changes: in one transaction with the note that it came, so that however often it comes it counts once. */
  take(ctx: CompanyCtx, message: Message): Promise<void>
}

export const inbound = <Message>(declared: Inbound<Message>): Inbound => declared as Inbound
