import type { Room } from '../../platform/operations'
import { convertJob } from './convert-import'
import { identifyImport } from './identify-import'
import { importRoutes } from './routes'
import { resumeImports } from './stop-import'
import { importNames } from './tables'

export { seedImportsDemo } from './demo'

export const importsRoom: Room = {
  name: 'imports',
  operations: importRoutes,
  names: importNames,
  jobs: [identifyImport, convertJob],
  chores: [{ task: 'imports.resume', cron: '* * * * *', run: resumeImports }],
}
