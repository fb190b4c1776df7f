export { datasetOperations } from './operations'
export {
  BindingTarget,
  BindingView,
  DataNameView,
  DatasetPart,
  DatasetView,
  ExtraName,
  ExtraNames,
  NameUseView,
} from './schema'
