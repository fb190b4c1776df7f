export { versionChanges } from './changes'
export { jobsState, partNames, type PartName, type PartState, partStates, sendingState, signingState } from './parts'
