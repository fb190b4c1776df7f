import { z } from 'zod'

/**
 * Whatever JSON can say. What comes over the wire was read as JSON, so that nothing else can be in it: walking through it
 * once more, as `z.json()` does, only takes time.
 */
export const AnyJson = z.any() as unknown as ReturnType<typeof z.json>
