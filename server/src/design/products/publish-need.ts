import type { SetUpLine } from '@coverwright/contract/design/products'
import type { CompanyCtx } from '../../platform/operations'
import type { OpenBody } from './open-body'

/** How a room says what a publish needs of it (a gateway that takes payments, say); the room `set-up` asks all of them. */
export type PublishNeed = {
  need: string
  /** Where nothing is published before it is met; nowhere for what is only to be known. */
  blocks: readonly ('prelive' | 'live')[]
  /** Asked of a product that takes money; one that only asks questions is published without it. */
  ofSales?: true
  /** The console's screen that puts it right. */
  fixAt: string
  /** `isNote` of what is met because there was nothing to look at: it is told, and proves nothing. */
  look(ctx: CompanyCtx, opened: OpenBody): Promise<Looked>
}

/** `fixAt` where this time another screen puts it right. */
type Looked = { isMet: boolean; isNote?: boolean; lines: SetUpLine[]; fixAt?: string }
