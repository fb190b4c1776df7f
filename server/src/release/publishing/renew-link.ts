import type { CompanyCtx } from '../../platform/operations'
import { newBuyerToken, Refused } from '../../kernel'
import { holdShell } from './hold-shell'
import { linkTo } from './publish-to-pre-live'
import { notifyShell, updateShellRow } from './store'

export async function renewLink(ctx: CompanyCtx, { shellId }: { shellId: string }) {
  const { slug, environment, productId } = await holdShell(ctx, shellId)
  if (environment !== 'prelive') throw new Refused('publishing.noLink')
  const { token, tokenHash } = newBuyerToken(ctx.company, (size) => ctx.randomBytes(size))
  await updateShellRow(ctx, shellId, { tokenHash })
  await notifyShell(ctx, slug)
  await ctx.record('publishing.linkRenewed', { productId, shellId })
  return { link: linkTo(slug, token) }
}
