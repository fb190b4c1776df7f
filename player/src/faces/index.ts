export { Face, readForm, sayAnswer } from './faces'
export { Icon } from './icon'
export { type FileKeeper, type Stage, StageProvider, useText } from './stage'
