export { chanceFrom } from '../kernel'
export { sampleRecipe, sampleRequest, sampleSetting } from './sample-car'
export { slowPrice } from './slow-price'
export type { SlowPrice } from './slow-price'
