import { designOperations, wizardOperations } from '@coverwright/contract/release/designs'
import { bind, type Room } from '../../platform/operations'
import { createFromTemplate } from './create-from-template'
import { mountDrawings } from './drawings/mount-drawings'
import { finishWizard } from './finish-wizard'
import { getTemplate } from './get-template'
import { discardWizard, getWizard, saveWizard } from './keep-wizard'
import { listTemplates } from './list-templates'
import { tryTemplate } from './try-template'

export const designsRoom: Room = {
  name: 'designs',
  operations: [
    ...bind(designOperations, {
      list: listTemplates,
      get: getTemplate,
      try: tryTemplate,
      create: (ctx, draft) => createFromTemplate(ctx, draft),
    }),
    ...bind(wizardOperations, { get: getWizard, save: saveWizard, discard: discardWizard, finish: finishWizard }),
  ],
  mount: mountDrawings,
}
