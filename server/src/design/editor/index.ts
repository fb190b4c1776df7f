import { editorOperations } from '@coverwright/contract/design/editor'
import { bind } from '../../platform/operations'
import { guardProducts, itself, type ProductRoom } from '../products'
import { getEditing } from './get-editing'
import { leave } from './leave'
import { saveForm } from './save-form'
import { formSetUp } from './set-up'
import { stay } from './stay'
import { eraseEditing } from './store'
import { takeOver } from './take-over'

export { refuseHeldByOther } from './refuse-held'

export const editorRoom: ProductRoom = {
  name: 'editor',
  operations: guardProducts(bind(editorOperations, { getEditing, stay, leave, takeOver, saveForm }), {
    productId: itself,
  }),
  setUp: [formSetUp],
  eraseBeside: eraseEditing,
  constraints: { form_one_editor: 'editor.heldByOther' },
}
