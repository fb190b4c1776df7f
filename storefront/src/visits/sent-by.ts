export type SentBy = { readonly from: string; readonly campaign: string }

type TabStorage = Pick<Storage, 'getItem' | 'setItem'> | null

/**
 * The direct page and the campaign that brought this tab here: in its address at first, remembered by the tab alone. It is
 * the sale that is counted, and not a person.
 */
export function sentBy(slug: string, search = window.location.search, tab: TabStorage = tabStorage()): SentBy {
  const asked = new URLSearchParams(search)
  const said = { from: asked.get('from') ?? '', campaign: asked.get('utm_campaign') ?? '' }
  const name = `sent-by:${slug}`
  try {
    if (said.from || said.campaign) tab?.setItem(name, JSON.stringify(said))
    else {
      const { from, campaign } = JSON.parse(tab?.getItem(name) ?? '{}') as Partial<SentBy>
      return cut({ from: from ?? '', campaign: campaign ?? '' })
    }
  } catch {
    // A browser that keeps nothing stops nobody.
  }
  return cut(said)
}

const cut = ({ from, campaign }: SentBy): SentBy => ({ from: from.slice(0, 100), campaign: campaign.slice(0, 200) })

function tabStorage(): TabStorage {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}
