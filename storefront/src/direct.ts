import { carryCampaign, tellPage } from './direct-page'

// A direct page is read and used without this: it only counts visits, and carries the name of a campaign along.
const slug = document.querySelector<HTMLElement>('[data-page]')?.dataset.page
if (slug) {
  carryCampaign(document, window.location.search)
  tellPage(slug, document, window.location.search, (address, text) => void navigator.sendBeacon(address, text))
}
