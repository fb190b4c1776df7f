export { datasetOperations } from './operations'
export { BindingTarget, BindingView, DataNameView, DatasetView, ExtraName, ExtraNames, NameUseView } from './schema'
