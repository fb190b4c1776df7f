import type { DomainType } from '@coverwright/contract/company/identity'
import type { StrangerCtx } from '../../platform/operations'

const byFirstLabel: Readonly<Record<string, DomainType>> = {
  insurer: 'INSURER',
  broker: 'BROKER',
  ai8: 'AI8',
  talk: 'PRODUCT_TALK',
}

/** The first label of the host decides, on `insurer.localhost` as on `insurer.example.com`; broker where it says nothing. */
export async function getDomainType(ctx: StrangerCtx): Promise<DomainType> {
  const [label = ''] = ctx.host.toLowerCase().split('.')
  return byFirstLabel[label] ?? 'BROKER'
}
