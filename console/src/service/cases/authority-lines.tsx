import type { AuthorityCheck } from '@coverwright/contract/service/cases'
import { NOTHING, useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Scale } from 'lucide-react'
import { useRoleWords, wordsOfCode } from '../../platform/words'

/** What is decided here beside what the reader may decide; beyond it, who may. */
export function AuthorityLines({ authority }: { authority: AuthorityCheck }) {
  const t = useTexts('cases')
  const { money, list } = useFormats()
  const roleWords = useRoleWords()
  const { refusal, roles, sumInsured, premium, loading } = authority
  const limit = (text: string | null) => text ?? t('authority.none')
  const rows = [
    [
      'sumInsured',
      sumInsured.this ? money(sumInsured.this) : NOTHING,
      limit(sumInsured.limit && money(sumInsured.limit)),
    ],
    ['premium', money(premium.this), limit(premium.limit && money(premium.limit))],
    ['loading', `${loading.this}%`, limit(loading.limit && `${loading.limit}%`)],
  ] as const
  return (
    <table className="case-authority" data-beyond={refusal !== null}>
      <thead>
        <tr>
          <th scope="col">
            <Scale size={16} aria-hidden /> {t(refusal ? 'authority.beyond' : 'authority.within')}
          </th>
          <th scope="col">{t('authority.this')}</th>
          <th scope="col">{t('authority.limit')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, own, most]) => (
          <tr key={what}>
            <th scope="row">{t(`authority.${what}`)}</th>
            <td>{own}</td>
            <td>{most}</td>
          </tr>
        ))}
      </tbody>
      {refusal && (
        <caption role="status">
          {wordsOfCode(refusal.code, refusal.values)} {t('authority.whoMay', { roles: list(roles.map(roleWords)) })}
        </caption>
      )}
    </table>
  )
}
