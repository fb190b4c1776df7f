import { z } from 'zod'
import { operation, Revision } from '../../platform'
import { EditingView, FormPatch } from './schema'
import { editingTopic } from './topic'

const OfProduct = z.object({ productId: z.uuid() })

export const editorOperations = {
  getEditing: operation({
    post: '/v1/wallproduct/getEditing',
    may: 'products.read',
    takes: OfProduct,
    gives: EditingView,
    changesWith: [editingTopic],
    says: 'Who is changing the form of a product, and who else has it open',
  }),
  stay: operation({
    post: '/v1/wallproduct/stayInEditor',
    may: 'products.write',
    takes: OfProduct,
    gives: EditingView,
    writes: true,
    says: 'Says that the form is open here; whoever is first may change it until they leave or are not heard of for a minute',
  }),
  leave: operation({
    post: '/v1/wallproduct/leaveEditor',
    may: 'products.write',
    takes: OfProduct,
    gives: z.object({}),
    writes: true,
    says: 'Says that the form is no longer open here',
  }),
  takeOver: operation({
    post: '/v1/wallproduct/takeOverEditor',
    may: 'products.manage',
    takes: OfProduct,
    gives: EditingView,
    writes: true,
    says: 'Makes the caller the one who changes the form; what the other has saved stays',
  }),
  saveForm: operation({
    post: '/v1/wallproduct/saveForm',
    may: 'products.write',
    takes: OfProduct.extend({ baseRevision: Revision, patches: z.array(FormPatch).min(1).max(5_000) }),
    gives: z.object({ revision: z.int() }),
    writes: true,
    says: 'Saves small changes of pages and questions; refused while somebody else is editing, or where others were first',
  }),
} as const
