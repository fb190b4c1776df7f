import type { MemberCtx } from '../../platform/operations'
import { type ProductRoom, refuseUnseen } from '../../design/products'
import { convertJob } from './convert-import'
import { eraseImports } from './delete-import'
import { identifyImport } from './identify-import'
import { importRoutes } from './routes'
import { resumeImports } from './resume-imports'
import { productOfImport } from './store'
import { importNames } from './tables'

export { knownNames } from './known-names'
export { seedImportsDemo } from './demo'

async function refuseUnseenImport(ctx: MemberCtx, id: string) {
  const productId = await productOfImport(ctx, id)
  if (productId) await refuseUnseen(ctx, productId)
}

export const importsRoom: ProductRoom = {
  name: 'imports',
  operations: importRoutes,
  opens: { import: refuseUnseenImport },
  names: importNames,
  eraseBeside: eraseImports,
  jobs: [identifyImport, convertJob],
  chores: [{ task: 'imports.resume', cron: '* * * * *', run: resumeImports }],
}
