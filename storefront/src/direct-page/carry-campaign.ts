/** What the address says of the campaign that brought somebody here; '' for nothing. */
export const campaignIn = (search: string): string => new URLSearchParams(search).get('utm_campaign') ?? ''

/** Links to products of ours take the campaign along, and links to another language of the page as well. */
export function carryCampaign(root: ParentNode, search: string) {
  const campaign = campaignIn(search)
  if (campaign === '') return
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[href^="/p/"], a[href^="?lang="]')) {
    const [path = '', query = ''] = (link.getAttribute('href') ?? '').split('?')
    const asked = new URLSearchParams(query)
    asked.set('utm_campaign', campaign)
    link.setAttribute('href', `${path}?${asked}`)
  }
}
