export { nextAnswer } from './face'
export { Face, readForm, sayAnswer } from './faces'
export { Icon } from './icon'
export { type FileKeeper, NO_PRICES, type Prices, type SentFile, type Stage, StageProvider, useText } from './stage'
