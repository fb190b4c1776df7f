import { campaignIn } from './carry-campaign'

type Send = (address: string, text: string) => void

/** Tells our own server that the page is looked at, and when somebody goes on to the product; never who. */
export function tellPage(slug: string, root: ParentNode, search: string, send: Send) {
  const tell = (event: 'seen' | 'went') => {
    try {
      send(`/d/${slug}/seen`, JSON.stringify({ event, campaign: campaignIn(search) }))
    } catch {
      // Nobody's purchase stops because a figure is missing.
    }
  }
  tell('seen')
  let hasGone = false
  for (const link of root.querySelectorAll('a[href^="/p/"]'))
    link.addEventListener('click', () => {
      if (!hasGone) tell('went')
      hasGone = true
    })
}
