import type { CompanyCtx } from '../../platform/operations'
import { newBuyerToken } from '../../kernel'
import { newestRelease } from './freeze-body'
import { mountOn, openShell } from './mount-release'
import { presentShell } from './present'
import { findPreLiveShell } from './store'

/** For the company's own people: an address that only a link opens, where nothing that is bought counts. */
export async function publishToPreLive(ctx: CompanyCtx, { productId }: { productId: string }) {
  const release = await newestRelease(ctx, productId)
  const known = await findPreLiveShell(ctx, productId)
  if (known)
    return {
      shell: await presentShell(ctx, await mountOn(ctx, known, release, known.state === 'online' ? 'swap' : 'publish')),
      link: null,
    }
  const slug = `prelive-${ctx.randomBytes(8).toString('hex')}`
  const { token, tokenHash } = newBuyerToken(ctx.company, (size) => ctx.randomBytes(size))
  const shell = await openShell(ctx, { productId, slug, environment: 'prelive' }, tokenHash)
  return { shell: await presentShell(ctx, await mountOn(ctx, shell, release, 'publish')), link: linkTo(slug, token) }
}

export const linkTo = (slug: string, token: string) => `/p/${slug}?token=${token}`
