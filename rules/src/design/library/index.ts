export { type ComponentKind, componentKinds, MAX_COMPONENT_NAME, MAX_COMPONENT_QUESTIONS } from './component'
export { embeddingRefusal, type Face } from './font'
export { keptTags, MAX_LIBRARY_NAME, MAX_LICENCE, MAX_SOURCE, MAX_TAG, MAX_TAGS } from './licence'
export {
  changedCrop,
  type Crop,
  cropInPixels,
  cropRefusal,
  type Focus,
  MIDDLE,
  MIN_CROP,
  movedFocus,
  WHOLE_PICTURE,
} from './photo'
