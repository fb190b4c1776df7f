import { translationOperations } from '@coverwright/contract/design/translations'
import { bind } from '../../platform/operations'
import { guardProducts, itself, type ProductRoom } from '../products'
import { confirmText } from './confirm-text'
import { saveTexts } from './save-texts'
import { setLanguages } from './set-languages'

export const translationsRoom: ProductRoom = {
  name: 'translations',
  operations: guardProducts(bind(translationOperations, { saveTexts, confirmText, setLanguages }), {
    productId: itself,
  }),
}
