export { droppedOn, PromptPointer } from './prompt-pointer'
