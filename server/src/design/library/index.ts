import { componentOperations, fontOperations, photoOperations } from '@coverwright/contract/design/library'
import { bind, type Room } from '../../platform/operations'
import { addComponent, deleteComponent, getComponent, listComponents, updateComponent } from './components'
import { seedLibrary } from './demo'
import { addFont, deleteFont, listFonts, updateFont } from './fonts'
import { makeSizesJob } from './make-sizes'
import { mountLibrary } from './mount-library'
import { addPhoto, deletePhoto, listPhotos, updatePhoto } from './photos'

export { type CarriedFace, type CarriedPhoto, carryFace, carryPhoto, keepCarriedFace, keepCarriedPhoto } from './carry'

export const libraryRoom: Room = {
  name: 'library',
  operations: [
    ...bind(photoOperations, { list: listPhotos, add: addPhoto, update: updatePhoto, delete: deletePhoto }),
    ...bind(fontOperations, { list: listFonts, add: addFont, update: updateFont, delete: deleteFont }),
    ...bind(componentOperations, {
      list: listComponents,
      get: getComponent,
      add: addComponent,
      update: updateComponent,
      delete: deleteComponent,
    }),
  ],
  jobs: [makeSizesJob],
  constraints: { photo_once: 'library.alreadyThere', font_once: 'library.alreadyThere' },
  mount: mountLibrary,
  demo: seedLibrary,
}
