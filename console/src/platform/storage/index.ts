export { type CookieChoices, cookieKinds, keepCookieChoices, readCookieChoices } from './cookie-choices'
export { deviceStorage, forgetful, tabStorage } from './open-storage'
