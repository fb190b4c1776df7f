export {
  COMPANY_SETTINGS_VERSION,
  type CompanySettings,
  dateForms,
  isTimeZone,
  openCompanySettings,
  weekStarts,
} from './company-settings'
export { idleMinutes } from './idle'
export {
  chosenPersonSettings,
  openPersonSettings,
  PERSON_SETTINGS_VERSION,
  type PersonSettings,
  themes,
} from './person-settings'
