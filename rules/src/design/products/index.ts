export { type Binding, bindingsOf, type BindingTarget, bindRefusal, bound, listOf } from './bindings'
export { datasetOf, ratedDatasetOf } from './body-dataset'
export {
  type Body,
  BODY_VERSION,
  type BodyPart,
  bodyParts,
  hasLogic,
  type Page,
  type Played,
  type PlayedBody,
  questionsOf,
  readBy,
} from './body'
export { logicOf } from './body-logic'
export { type Conditions, conditionsOf } from './conditions'
export { frozenLogicOf } from './frozen-logic'
export { upgradeBody } from './body-upgrades'
export type { StoredDocument } from './stored-document'
export { type BodyProblem, type BodyProblemCode, bodyProblemCodes } from './body-problem'
export { bodyProblems } from './body-problems'
export { type ProblemLine, problemLines } from './problem-lines'
export { canonicalJson, contentHash } from './content-hash'
export { type CompanyBrand, dressed, NO_BRAND, readableBrand } from './dress'
export {
  FINISHED,
  nextPageId,
  type OpenPage,
  type PageRefusals,
  pageRefusals,
  type Place,
  placeOf,
  previousPageId,
  type Progress,
  walkJourney,
} from './journey'
export { type JourneyLogic, NO_LOGIC } from './journey-logic'
export { type KnownName, knownNames, ratedNames } from './known-names'
export {
  buttonFills,
  type ButtonShape,
  buttonShapes,
  contrast,
  fieldStyles,
  headerStyles,
  isAddressOf,
  isFaceAddress,
  isPhotoAddress,
  type Look,
  LOOK_DRAWINGS_ADDRESS,
  type LookDrawing,
  lookDrawings,
  type LookFace,
  type LookFont,
  lookFonts,
  type LookMark,
  lookMarks,
  type LookPhoto,
  lookProblems,
  MAX_FOOTER,
  mixed,
  PHOTO_WIDTHS,
  type PhotoWidth,
  pictureSizes,
} from './look'
export { readyColours, whiteOn } from './ready-colours'
export { changedParts, partsBehind, type PartRevisions, withRevision } from './part-revisions'
export { pagesShape, patchedPages } from './pages-shape'
export { keepingRefusal, lockedRefusal, restoreRefusal, TRASH_DAYS, trashEnds } from './keeping'
export { plannedBody } from './planned-body'
export { type Around, type NameUse, nameUses, type UseKind, useKinds } from './name-uses'
export {
  type InsuranceType,
  insuranceTypes,
  MAX_PRODUCT_NAME,
  MAX_TYPE_WORDS,
  productNameRefusal,
  type ProductSize,
  productSizes,
  typeWordsRefusal,
} from './product'
export {
  invitationRefusal,
  MAX_PRODUCT_GROUPS,
  peopleRefusal,
  permissionsIn,
  type ProductAccess,
  productAccesses,
  type ProductRole,
  productRoleOf,
  productRoles,
} from './product-people'
export {
  draftLimitRefusal,
  draftNameRefusal,
  MAIN_DRAFT,
  mainDraftRefusal,
  MAX_DRAFT_NAME,
  MAX_NAMED_DRAFTS,
  nextRevision,
  otherDraftRefusal,
  publishedNumber,
} from './named-drafts'
export { freeProductName } from './product-name'
export { type SoundAnswers, soundAnswers } from './sound-answers'
export { withGuideFed, withNewAnswers } from './feed-guide'
export { removalInUse } from './removals'
export { startingBody } from './starting-body'
