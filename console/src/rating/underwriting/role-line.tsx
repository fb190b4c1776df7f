import type { AuthorityView, RoleLimit } from '@coverwright/contract/rating/underwriting'
import { amountsIn } from '@coverwright/rules/rating/underwriting'
import { Check } from '@coverwright/ui/check'
import { useTexts } from '@coverwright/ui/locales'
import { useRoleWords } from '../../platform/words'
import { MoneyInput } from './money-input'
import { PercentInput } from './percent-input'
import { withAmount } from './limit-edits'

export type Limit = NonNullable<RoleLimit['limit']>

const UNLIMITED: Limit = { mostSumInsured: null, mostPremium: null, mostLoadingPercent: null, mayDecline: false }

type Props = {
  role: AuthorityView['roles'][number]
  limit: Limit | null
  currency: string
  isReadOnly: boolean
  onChange: (limit: Limit | null) => void
}

/** One role: whether it decides at all, and up to where. */
export function RoleLine({ role, limit, currency, isReadOnly, onChange }: Props) {
  const t = useTexts('underwriting')
  const change = (part: Partial<Limit>) => limit && onChange({ ...limit, ...part })
  const roleName = useRoleWords()(role.name)
  const of = (column: string) => t('authority.of', { column, role: roleName })
  const amounts = limit ? amountsIn({ role: '', ...limit }, currency) : UNLIMITED
  const isElsewhere = [amounts.mostSumInsured, amounts.mostPremium].some((most) => most && most.currency !== currency)
  const money = (key: 'mostSumInsured' | 'mostPremium', column: string) => (
    <td>
      {limit && (
        <MoneyInput
          label={of(column)}
          value={amounts[key]?.currency === currency ? amounts[key] : null}
          currency={currency}
          placeholder={isElsewhere ? t('authority.notIn', { currency }) : t('authority.noLimit')}
          isReadOnly={isReadOnly}
          onChange={(amount) => limit && onChange(withAmount(limit, key, amount, currency))}
        />
      )}
    </td>
  )
  return (
    <tr data-off={!limit}>
      <th scope="row">
        {roleName} <small>{t('authority.members', { count: role.memberCount })}</small>
      </th>
      <td>
        <Check
          label={of(t('authority.decides'))}
          isOn={limit !== null}
          isDisabled={isReadOnly}
          onChange={(isOn) => onChange(isOn ? UNLIMITED : null)}
        />
      </td>
      {money('mostSumInsured', t('authority.sumInsured'))}
      {money('mostPremium', t('authority.premium'))}
      <td>
        {limit && (
          <PercentInput
            label={of(t('authority.loading'))}
            value={limit.mostLoadingPercent}
            placeholder={t('authority.noLimit')}
            isReadOnly={isReadOnly}
            onChange={(mostLoadingPercent) => change({ mostLoadingPercent })}
          />
        )}
      </td>
      <td>
        {limit && (
          <Check
            label={of(t('authority.decline'))}
            isOn={limit.mayDecline}
            isDisabled={isReadOnly}
            onChange={(isOn) => change({ mayDecline: isOn })}
          />
        )}
      </td>
    </tr>
  )
}
