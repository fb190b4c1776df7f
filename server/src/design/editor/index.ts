import { editorOperations } from '@coverwright/contract/design/editor'
import { bind, type Room } from '../../platform/operations'
import { guardProducts, itself } from '../products'
import { getEditing } from './get-editing'
import { leave } from './leave'
import { saveForm } from './save-form'
import { stay } from './stay'
import { takeOver } from './take-over'

export const editorRoom: Room = {
  name: 'editor',
  operations: guardProducts(bind(editorOperations, { getEditing, stay, leave, takeOver, saveForm }), {
    productId: itself,
  }),
  constraints: { form_one_editor: 'editor.heldByOther' },
}
