import type { publisherOperations } from '@coverwright/contract/release/publishing'
import type { GivesOf } from '@coverwright/contract/platform'

/** What is otherwise in what waits than in what is sold. */
export type Compared = GivesOf<typeof publisherOperations.compare>
