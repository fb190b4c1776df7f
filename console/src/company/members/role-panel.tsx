import type { RoleView } from '@coverwright/contract/company/members'
import { permissionAreas, permissionTable } from '@coverwright/rules/company/members'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { Check } from 'lucide-react'
import { usePermissionWords } from '../../platform/words'
import { roleAbout } from './member-words'

/** One role in plain words: what its holders can do, area by area. */
export function RolePanel({ role }: { role: RoleView }) {
  const t = useTexts('members')
  const wordsOf = usePermissionWords()
  const areas = permissionAreas.map((area) => ({
    area,
    held: role.permissions.filter((permission) => permissionTable[permission].area === area),
  }))
  return (
    <div className="member-panel">
      <p>{roleAbout(t, role)}</p>
      <p className="member-note">{t('role.holders', { count: role.memberCount })}</p>
      {role.permissions.length === 0 && <p>{t('role.nothing')}</p>}
      {areas
        .filter(({ held }) => held.length > 0)
        .map(({ area, held }) => (
          <section key={area} className="role-area">
            <h3>{t(`area.${area}`)}</h3>
            <ul>
              {held.map((permission) => (
                <li key={permission}>
                  <Check size={14} />
                  <span>{wordsOf(permission).about}</span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      <p>
        <Link className="cw-link" href={`/users?f.role=${role.id}`}>
          {t('role.whoHolds')}
        </Link>
      </p>
      {role.may.includes('edit') && (
        <p>
          <Link className="cw-link" href="/users?tab=permissions">
            {t('role.edit')}
          </Link>
        </p>
      )}
    </div>
  )
}
