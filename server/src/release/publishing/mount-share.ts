import type { CompanyCtx } from '../../platform/operations'
import { changeShell } from './change-shell'
import { logMount, NO_CANARY } from './mount-release'
import type { ReleaseRow } from './release-store'
import type { ShellRow } from './store'

type Share = { readonly why: 'canary'; readonly share: number; readonly canaryId: string }

/** Visitors who come from now on get this release in so many cases of a hundred; the address and what stands there stay. */
export async function mountShare(ctx: CompanyCtx, shell: ShellRow, release: ReleaseRow, { canaryId, ...mount }: Share) {
  await logMount(ctx, shell, release, mount)
  return changeShell(ctx, shell, { canaryId, canaryHash: release.hash, canaryShare: mount.share })
}

/** Who comes from now on gets what stands there; who has begun stays on what they began with. */
export async function endShare(ctx: CompanyCtx, shell: ShellRow, why: 'canaryEnded' | 'canaryRolledBack') {
  const standing = { hash: shell.bodyHash, number: shell.bodyNumber }
  await logMount(ctx, shell, standing, { why, share: 100 })
  return changeShell(ctx, shell, NO_CANARY)
}
