import type { AuthorityView } from '@coverwright/contract/underwriting'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { ListSkeleton, Loaded } from '@coverwright/ui/page'
import { useState } from 'react'
import { useTold } from '../platform/told'
import { useErrorWords } from '../platform/words'
import { type Limit, RoleLine } from './role-line'
import { useAuthority, useSaveAuthority } from './use-underwriting'

/** How far each role may decide referred cases on its own; the same for every product of the company. */
export function AuthorityCard({ currency }: { currency: string }) {
  const t = useTexts('underwriting')
  return (
    <Card title={t('authority.title')}>
      <p className="guide-about guide-lead">{t('authority.about')}</p>
      <Loaded asked={useAuthority()} words={useErrorWords()} waiting={<ListSkeleton rows={4} />} isInCard>
        {(view) => <Matrix view={view} currency={currency} />}
      </Loaded>
    </Card>
  )
}

function Matrix({ view, currency }: { view: AuthorityView; currency: string }) {
  const t = useTexts('underwriting')
  const told = useTold()
  const save = useSaveAuthority()
  const [drafts, setDrafts] = useState<Record<string, Limit | null>>({})
  const mayEdit = view.may.includes('edit')
  const changed = view.roles.filter(
    (role) => role.roleId in drafts && JSON.stringify(drafts[role.roleId]) !== JSON.stringify(role.limit),
  )
  useUnsaved(changed.length > 0)
  const keep = () =>
    told(
      async () => {
        await save.mutateAsync({ limits: changed.map(({ roleId }) => ({ roleId, limit: drafts[roleId] ?? null })) })
        // What was typed meanwhile stays; what was kept is the server's from now on.
        setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([id, limit]) => limit !== drafts[id])))
      },
      { text: t('authority.saved') },
    )
  return (
    <div className="authority">
      <div className="authority-scroll" role="region" aria-label={t('authority.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {(['role', 'decides', 'sumInsured', 'premium', 'loading', 'decline'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`authority.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.roles.map((role) => (
              <RoleLine
                key={role.roleId}
                role={role}
                limit={role.roleId in drafts ? (drafts[role.roleId] ?? null) : role.limit}
                currency={currency}
                isReadOnly={!mayEdit || role.isFixed}
                onChange={(limit) => setDrafts((now) => ({ ...now, [role.roleId]: limit }))}
              />
            ))}
          </tbody>
        </table>
      </div>
      {mayEdit ? (
        <Button disabled={changed.length === 0} loading={save.isPending} onClick={() => void keep()}>
          {t('authority.save')}
        </Button>
      ) : (
        <p className="guide-about">{t('authority.readOnly')}</p>
      )}
    </div>
  )
}
