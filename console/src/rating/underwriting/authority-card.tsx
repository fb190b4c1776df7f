import type { AuthorityView } from '@coverwright/contract/rating/underwriting'
import { Button } from '@coverwright/ui/button'
import { Card } from '@coverwright/ui/card'
import { useUnsaved } from '@coverwright/ui/form'
import { useTexts } from '@coverwright/ui/locales'
import { ListSkeleton, Loaded } from '@coverwright/ui/page'
import { toast } from '@coverwright/ui/toast'
import { TypedFieldsIn, useTypedFields } from '@coverwright/ui/typed-fields'
import { useState } from 'react'
import { useErrorWords, useSaveWords } from '../../platform/words'
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
  const toldOf = useTexts('platform')
  const words = useSaveWords()
  const [failure, setFailure] = useState<string>()
  const save = useSaveAuthority()
  const [drafts, setDrafts] = useState<Record<string, Limit | null>>({})
  const mayEdit = view.may.includes('edit')
  const changed = view.roles.filter(
    (role) => role.roleId in drafts && JSON.stringify(drafts[role.roleId]) !== JSON.stringify(role.limit),
  )
  const { fields, isTyping, stopAtUnread } = useTypedFields()
  useUnsaved(changed.length > 0 || isTyping)
  const keep = async () => {
    if (stopAtUnread()) return setFailure(toldOf('notSaved.unread'))
    try {
      await save.mutateAsync({ limits: changed.map(({ roleId }) => ({ roleId, limit: drafts[roleId] ?? null })) })
      setFailure(undefined)
      // What was typed meanwhile stays; what was kept is the server's from now on.
      setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([id, limit]) => limit !== drafts[id])))
      toast({ text: t('authority.saved') })
    } catch (error) {
      setFailure(words(error))
    }
  }
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
            <TypedFieldsIn value={fields}>
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
            </TypedFieldsIn>
          </tbody>
        </table>
      </div>
      {failure && (
        <p className="guide-refused" role="alert">
          {failure}
        </p>
      )}
      {mayEdit ? (
        <Button disabled={changed.length === 0 && !isTyping} loading={save.isPending} onClick={() => void keep()}>
          {t('authority.save')}
        </Button>
      ) : (
        <p className="guide-about">{t('authority.readOnly')}</p>
      )}
    </div>
  )
}
