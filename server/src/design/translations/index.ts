import { translationOperations } from '@coverwright/contract/design/translations'
import { bind } from '../../platform/operations'
import { guardProducts, itself, type ProductRoom } from '../products'
import { saveTexts } from './save-texts'
import { setLanguages } from './set-languages'

export const translationsRoom: ProductRoom = {
  name: 'translations',
  operations: guardProducts(bind(translationOperations, { saveTexts, setLanguages }), { productId: itself }),
}
