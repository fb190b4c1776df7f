import type { CompanyCtx } from '../../platform/operations'

type File = { id: string; name: string; kind: 'xlsx' | 'xls' | 'csv'; size: number }
type Begun = { productId: string; file: File; madeBy: string | null }

/** An import at its beginning: the file is there, nothing is known of it yet. */
export const newImport = (ctx: CompanyCtx, { productId, file, madeBy }: Begun) => ({
  id: ctx.newId(),
  productId,
  fileId: file.id,
  fileName: file.name,
  fileKind: file.kind,
  fileSize: file.size,
  state: 'identifying' as const,
  attempt: 1,
  progress: null,
  failure: null,
  sheets: [],
  plan: { regions: [], reasons: {} },
  results: [],
  problems: [],
  problemCount: 0,
  madeBy,
  madeAt: ctx.now(),
  updatedAt: ctx.now(),
  aliveAt: ctx.now(),
})
