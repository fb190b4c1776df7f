export { carryCampaign } from './carry-campaign'
export { tellPage } from './tell-page'
