export { chanceFrom } from './chance'
export { sampleRecipe, sampleRequest, sampleSetting } from './sample-car'
export { slowPrice } from './slow-price'
export type { SlowPrice } from './slow-price'
