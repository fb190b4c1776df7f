import { z } from 'zod'

/** What a streaming operation's verb answers: the topics that this caller hears from then on. */
export const LiveTopics = z.object({ topics: z.array(z.string().max(64)).max(50) })
export type LiveTopics = z.infer<typeof LiveTopics>

/** One server-sent event: a topic changed. `detail` is a hint, never the truth: ask for that. */
export const LiveEvent = z.object({ topic: z.string(), detail: z.record(z.string(), z.unknown()).optional() })
export type LiveEvent = z.infer<typeof LiveEvent>

/** A comment line goes down an open stream this often, so that neither end nor a proxy takes it for dead. */
export const LIVE_HEARTBEAT_MS = 20_000
