import { z } from 'zod'

declare const isTopic: unique symbol
/** Something that open consoles are told of when it changes. A topic is declared once, by the room it belongs to. */
export type LiveTopic = string & { readonly [isTopic]: true }

/** Declares a topic. Verbs notify it, operations say that their answer changes with it; nobody else has to know it. */
export const liveTopic = (name: string) => name as LiveTopic

/** One server-sent event: a topic changed. `detail` is a hint, never the truth: ask for that. */
export const LiveEvent = z.object({ topic: z.string(), detail: z.record(z.string(), z.unknown()).optional() })
export type LiveEvent = z.infer<typeof LiveEvent>

/** A comment line goes down an open stream this often, so that neither end nor a proxy takes it for dead. */
export const LIVE_HEARTBEAT_MS = 20_000
