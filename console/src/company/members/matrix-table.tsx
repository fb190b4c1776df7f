import type { RoleView, roleOperations } from '@coverwright/contract/company/members'
import type { GivesOf } from '@coverwright/contract/platform'
import { permissionAreas } from '@coverwright/rules/company/members'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { knownRoute } from '../../platform/routes'
import { usePermissionWords } from '../../platform/words'
import { roleName } from './member-words'
import type { useMatrixDraft } from './use-matrix-draft'

type Matrix = GivesOf<typeof roleOperations.listRolePermissions>
type Props = Matrix & { draft: ReturnType<typeof useMatrixDraft> }
type Row = Matrix['permissions'][number]

export function MatrixTable({ permissions, roles, draft }: Props) {
  const t = useTexts('members')
  return (
    <div className="cw-card matrix">
      <table aria-label={t('tab.permissions')}>
        <thead>
          <tr>
            <th scope="col">{t('column.permission')}</th>
            {roles.map((role) => (
              <th key={role.id} scope="col" title={roleName(t, role)}>
                <span className="cw-cut">{roleName(t, role)}</span>
                <small className="cw-num">{t('role.members', { count: role.memberCount })}</small>
              </th>
            ))}
          </tr>
        </thead>
        {permissionAreas.map((area) => (
          <tbody key={area}>
            <tr>
              <th scope="rowgroup" colSpan={roles.length + 1}>
                {t(`area.${area}`)}
              </th>
            </tr>
            {permissions
              .filter((row) => row.area === area)
              .map((row) => (
                <MatrixRow key={row.permission} row={row} roles={roles} draft={draft} />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  )
}

function MatrixRow({ row, roles, draft }: { row: Row; roles: RoleView[]; draft: Props['draft'] }) {
  const t = useTexts('members')
  const titles = useTexts('routes')
  const { name, about } = usePermissionWords()(row.permission)
  const { list } = useFormats()
  const opened = row.opens.flatMap((path) => knownRoute(path)?.title ?? []).map((title) => titles(title))
  return (
    <tr>
      <th scope="row">
        <b>{name}</b>
        <span>{about}</span>
        {opened.length > 0 && <small>{t('matrix.opens', { pages: list(opened) })}</small>}
      </th>
      {roles.map((role) => (
        <td key={role.id} data-changed={draft.isChanged(role, row.permission)}>
          <Tick row={row} name={name} role={role} draft={draft} />
        </td>
      ))}
    </tr>
  )
}

/** Dead where the server says that this role, or this permission, is not to be changed; then it says why. */
function Tick({ row, name, role, draft }: { row: Row; name: string; role: RoleView; draft: Props['draft'] }) {
  const t = useTexts('members')
  const isOn = draft.isOn(role, row.permission)
  const mayEdit = role.may.includes('edit')
  const isDead = !mayEdit || (!row.isGrantable && !isOn)
  const why = !isDead ? undefined : mayEdit ? t('matrix.notGiven') : t('matrix.fixed')
  const label = t('matrix.tick', { permission: name, role: roleName(t, role) })
  return (
    <label className="matrix-tick" title={why}>
      <input
        type="checkbox"
        className="cw-check"
        aria-label={why ? `${label}. ${why}` : label}
        checked={isOn}
        disabled={isDead}
        onChange={() => draft.toggle(role, row.permission)}
      />
    </label>
  )
}
