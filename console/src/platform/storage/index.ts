export { deviceStorage, forgetful, tabStorage } from './open-storage'
