import type { Share } from '@coverwright/contract/insight/dashboards'
import { useTexts } from '@coverwright/ui/locales'
import { Loaded } from '@coverwright/ui/page'
import { useChannelWords, useErrorWords } from '../../platform/words'
import { SharesCard } from './shares-card'
import { useAddress } from './use-address'
import { useShares } from './use-dashboards'

/** What of the address a share opens to its rows by. */
const opensTo = {
  byProduct: ({ key }: Share) => ({ by: key }),
  byChannel: ({ key }: Share) => ({ channel: key }),
  byPlan: ({ key, productId }: Share) => ({ plan: key, by: productId ?? undefined }),
}

/** By what the premium was sold, a card for each; every share opens to its rows. */
export function PremiumShares({ by }: { by: readonly (keyof typeof opensTo)[] }) {
  const t = useTexts('dashboards')
  const { range, currency, hrefWith } = useAddress()
  const channelWords = useChannelWords()
  const named = (share: Share) => ({ ...share, name: channelWords(share.key) })
  return (
    <Loaded asked={useShares({ range, currency })} words={useErrorWords()}>
      {(shares) =>
        by.map((which) => (
          <SharesCard
            key={which}
            title={t(`shares.${which}`)}
            shares={which === 'byChannel' ? shares[which].map(named) : shares[which]}
            currency={shares.currency}
            hrefOf={(share) => hrefWith({ rows: 'premium', ...opensTo[which](share) })}
          />
        ))
      }
    </Loaded>
  )
}
