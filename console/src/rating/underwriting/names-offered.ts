import type { GuideName, GuideView } from '@coverwright/contract/rating/underwriting'
import type { T } from '@coverwright/ui/locales'
import type { NameOffer } from '../../design/logic'

const origins: Record<GuideName['from'], NameOffer['of']> = {
  question: 'asked',
  cover: 'cover',
  extra: 'given',
  plan: 'given',
}

/** Everything that a condition may speak of, as it is offered while typing. */
export function namesOffered(view: GuideView, t: T): NameOffer[] {
  return [
    ...view.names.map(({ name, title, from }) => ({
      name,
      title: from === 'plan' ? t('name.plan') : title,
      of: origins[from],
    })),
    { name: 'today', title: t('name.today'), of: 'given' },
    { name: 'startDate', title: t('name.startDate'), of: 'given' },
  ]
}
