import { designOperations } from '@coverwright/contract/design/designs'
import { bind, type Room } from '../../platform/operations'
import { createFromTemplate } from './create-from-template'
import { mountDrawings } from './drawings/mount-drawings'
import { getTemplate } from './get-template'
import { listTemplates } from './list-templates'

export const designsRoom: Room = {
  name: 'designs',
  operations: bind(designOperations, {
    list: listTemplates,
    get: getTemplate,
    create: (ctx, draft) => createFromTemplate(ctx, draft),
  }),
  mount: mountDrawings,
}
