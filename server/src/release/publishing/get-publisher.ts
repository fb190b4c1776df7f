import { publishingOperations } from '@coverwright/contract/release/publishing'
import { mayDo, type MemberCtx } from '../../platform/operations'
import { openBody } from '../../design/products'
import { presentShells } from './present'
import { listReleases } from './release-store'
import { namesOfMembers } from './shelf-store'
import { type Approval, listApprovals, listMounts, listShellRows } from './store'

/** One product as its publisher sees it. */
export async function getPublisher(ctx: MemberCtx, { productId }: { productId: string }) {
  const { isDraft, number, draftName: name } = await openBody(ctx, productId)
  const rows = await listShellRows(ctx, productId)
  const releases = await listReleases(ctx, productId)
  const mounts = await listMounts(ctx, productId)
  const approvals = await listApprovals(ctx, productId)
  const names = await namesOfMembers(ctx, [
    ...[...approvals.values()].map(({ memberId }) => memberId),
    ...releases.map(({ frozenBy }) => frozenBy),
    ...mounts.map(({ memberId }) => memberId),
  ])
  const environmentOf = new Map(rows.map(({ id, environment }) => [id, environment]))
  return {
    draft: isDraft ? { number, name, updatedAt: ctx.now().toISOString() } : null,
    shells: await presentShells(ctx, rows),
    releases: releases.map(({ hash, number, record, frozenAt, frozenBy }) => ({
      hash,
      number,
      frozenAt: frozenAt.toISOString(),
      frozenBy: names.get(frozenBy ?? '') ?? '',
      against: record.against,
      changes: [...record.changes],
      tests: record.tests,
      effect: record.effect ?? null,
      approved: approvedIn(approvals.get(hash), names),
      mountedOn: rows.flatMap((row) => (row.state === 'online' && row.bodyHash === hash ? [row.environment] : [])),
    })),
    history: mounts.flatMap(({ shellId, place, number, releaseHash: hash, share, why, memberId, mountedAt }) => {
      const environment = environmentOf.get(shellId)
      const by = names.get(memberId ?? '') ?? ''
      return environment
        ? [{ shellId, environment, place, number, hash, share, why, by, at: mountedAt.toISOString() }]
        : []
    }),
    may: mayDo(ctx.member, {
      test: publishingOperations.publishToPreLive,
      release: publishingOperations.publishBody,
    }),
  }
}

const approvedIn = (approval: Approval | undefined, names: ReadonlyMap<string, string>) =>
  approval ? { by: names.get(approval.memberId ?? '') ?? '', at: new Date(approval.at).toISOString() } : null
