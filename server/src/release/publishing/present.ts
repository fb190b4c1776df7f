import type { ShellView } from '@coverwright/contract/release/publishing'
import type { ShellRow } from './store'

export const presentShell = (shell: ShellRow): ShellView => ({
  id: shell.id,
  productId: shell.productId,
  slug: shell.slug,
  path: `/p/${shell.slug}`,
  bodyNumber: shell.bodyNumber,
  bodyHash: shell.bodyHash,
  publishedAt: shell.publishedAt.toISOString(),
})
