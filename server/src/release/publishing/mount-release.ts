import { productsTopic } from '@coverwright/contract/design/products'
import { canaryReplaced, productPublished } from '@coverwright/contract/release/publishing'
import {
  type Environment,
  firstExpiry,
  type ShellAct,
  shellRefusal,
  slugRefusal,
} from '@coverwright/rules/release/publishing'
import { companyDay } from '../../company/settings'
import { refuseInTrial } from '../../company/trials'
import { Refused, refuseIf } from '../../kernel'
import type { CompanyCtx } from '../../platform/operations'
import { findBodyByHash, readBody, refuseInTrash } from '../../design/products'
import { memberOf } from './freeze-body'
import { refuseOverPlan } from './refuse-over-plan'
import { refuseUnheld } from './refuse-unsound'
import type { ReleaseRow } from './release-store'
import {
  findLastMount,
  findShell,
  insertMount,
  insertShell,
  notifyShell,
  putOnShelf,
  type ShellRow,
  takeAddress,
  updateShellRow,
} from './store'
import { type MountWhy, NO_SETTINGS } from './tables'

/** For everybody, as opposed to a share of the visitors. */
type WholeMount = Extract<MountWhy, 'publish' | 'swap' | 'rollBack'>
type Place = { readonly productId: string; readonly slug: string; readonly environment: Environment }

/** Spec 6: only companies that have upgraded go live, at an address that can be read aloud. */
export async function refuseLive(ctx: CompanyCtx, slug: string) {
  const wrong = slugRefusal(slug)
  if (wrong) throw new Refused(wrong.code, { field: 'slug', values: wrong.values })
  await refuseInTrial(ctx)
}

/** Points the shell at this address to a release; visitors get it with their next page. The shell is made where there is none. */
export async function mountAt(ctx: CompanyCtx, place: Place, release: ReleaseRow): Promise<ShellRow> {
  const shell = (await heldShell(ctx, place)) ?? (await openShell(ctx, place))
  return mountOn(ctx, shell, release, shell.state === 'online' ? 'swap' : 'publish')
}

/** Whatever is mounted for everybody ends what only some got. */
export const NO_CANARY = { canaryId: null, canaryHash: null, canaryShare: null } as const

/** One more row of the log; the last one for everybody is what the page shows. */
export async function mountOn(ctx: CompanyCtx, shell: ShellRow, release: ReleaseRow, why: WholeMount) {
  await refuseInTrash(ctx, shell.productId)
  const act: ShellAct = why === 'publish' ? 'goOnline' : why
  refuseIf(shellRefusal(shell.state, act))
  if (shell.environment === 'live' && shell.state !== 'online') await refuseOverPlan(ctx, shell.productId)
  const isStanding = shell.state === 'online' && shell.bodyHash === release.hash
  if (isStanding) throw new Refused('publishing.alreadyThere', { values: { number: release.number } })
  if (why !== 'rollBack') await refuseFrozenUnheld(ctx, shell.productId, release.hash)
  const now = ctx.now()
  const pointer = { bodyNumber: release.number, bodyHash: release.hash, publishedAt: now }
  const { id: shellId, productId, slug, environment } = shell
  await logMount(ctx, shell, release, { why, share: 100 })
  const isFirst = environment === 'live' && shell.bodyHash === ''
  const expiry = isFirst ? firstExpiry(await companyDay(ctx)) : {}
  const change = { ...pointer, ...expiry, ...NO_CANARY, state: 'online' } as const
  await updateShellRow(ctx, shellId, change)
  await tellReplaced(ctx, shell)
  await putOnShelf(ctx, productId, memberOf(ctx))
  await notifyShell(ctx, slug)
  await tell(ctx, { ...shell, ...change }, why)
  return { ...shell, ...change }
}

/** A release from before buyers had to be asked who they are is mounted nowhere any more; going back is never in the way. */
async function refuseFrozenUnheld(ctx: CompanyCtx, productId: string, hash: string) {
  const frozen = await findBodyByHash(ctx, productId, hash)
  if (frozen) refuseUnheld(readBody(frozen.document).body)
}

/** Whoever keeps canaries hears when one is over that it did not end itself. */
export async function tellReplaced(ctx: CompanyCtx, { id: shellId, productId, canaryId }: ShellRow) {
  if (canaryId !== null) await ctx.emit(canaryReplaced, { productId, shellId, canaryId }, { product: productId })
}

type Mounted = Pick<ReleaseRow, 'hash' | 'number'>

/** Which release from now on, for what share of the visitors, by whom and why. */
export async function logMount(
  ctx: CompanyCtx,
  shell: ShellRow,
  { hash: releaseHash, number }: Mounted,
  { why, share }: { why: MountWhy; share: number },
) {
  const { companyId, id: shellId, productId } = shell
  const last = (await findLastMount(ctx, shellId)) ?? (await firstMountOf(ctx, shell))
  const place = (last?.place ?? 0) + 1
  const mount = { companyId, shellId, productId, place, number, releaseHash, why, share }
  await insertMount(ctx, { ...mount, memberId: memberOf(ctx), mountedAt: ctx.now() })
}

/** A shell from before mounts were written down begins with what stood there. */
async function firstMountOf(ctx: CompanyCtx, shell: ShellRow) {
  if (shell.bodyHash === '') return null
  const { companyId, id: shellId, productId, bodyHash: releaseHash, bodyNumber: number, publishedAt: mountedAt } = shell
  const mount = { companyId, shellId, productId, releaseHash, number, mountedAt, place: 1, share: 100 }
  await insertMount(ctx, { ...mount, why: 'publish', memberId: null })
  return mount
}

async function tell(ctx: CompanyCtx, shell: ShellRow, why: WholeMount) {
  const { id: shellId, productId, slug, environment, bodyNumber, bodyHash, publishedAt } = shell
  const about = { productId, shellId, slug, bodyNumber, bodyHash, publishedAt }
  await ctx.record(
    environment === 'prelive'
      ? 'publishing.preLive'
      : why === 'rollBack'
        ? 'publishing.rolledBack'
        : 'publishing.published',
    about,
  )
  if (environment === 'live')
    await ctx.emit(productPublished, { productId, number: bodyNumber, slug }, { product: productId })
  await ctx.notify(productsTopic)
}

async function heldShell(ctx: CompanyCtx, { productId, slug, environment }: Place): Promise<ShellRow | null> {
  const known = await findShell(ctx, slug)
  if (known && (known.productId !== productId || known.environment !== environment))
    throw new Refused('publishing.addressTaken', { field: 'slug' })
  return known
}

/** With its address and nothing mounted yet. */
export async function openShell(ctx: CompanyCtx, place: Place, tokenHash: string | null = null): Promise<ShellRow> {
  const shell: ShellRow = {
    ...{ companyId: ctx.company, id: ctx.newId(), ...place, state: 'preOnline', settings: NO_SETTINGS, tokenHash },
    ...{ expiresOn: null, autoRenew: false, scheduledWhat: null, scheduledAt: null, trashedAt: null, ...NO_CANARY },
    ...{ bodyNumber: 0, bodyHash: '', publishedAt: ctx.now() },
  }
  if (!(await takeAddress(ctx, shell.slug, shell.id))) throw new Refused('publishing.addressTaken', { field: 'slug' })
  await insertShell(ctx, shell)
  return shell
}
