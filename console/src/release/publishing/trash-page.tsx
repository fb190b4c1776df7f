import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { Trash2 } from 'lucide-react'
import { useShellActions } from './use-shell-actions'
import { useTrash } from './use-publishing'
import './publishing.css'

/** What was thrown away and can be had back; what is deleted here is gone. */
export function TrashPage() {
  const t = useTexts('publishing')
  const formats = useFormats()
  const list = useTrash()
  const actionsOn = useShellActions()
  return (
    <ListPage
      {...list}
      title={t('trash.title')}
      purpose={t('trash.purpose')}
      columns={[
        {
          key: 'name',
          title: t('column.product'),
          isFixed: true,
          cell: ({ productName, path }) => (
            <span className="shelf-lines">
              <span className="cw-cut">{productName}</span>
              <small className="cw-cut">{path}</small>
            </span>
          ),
        },
        {
          key: 'environment',
          isWide: true,
          title: t('column.environment'),
          width: 120,
          cell: ({ environment }) => t(`environment.${environment}`),
        },
        {
          key: 'version',
          isWide: true,
          title: t('column.version'),
          width: 90,
          cell: ({ bodyNumber }) => <span className="cw-num">{t('version', { number: bodyNumber })}</span>,
        },
        {
          key: 'trashedAt',
          title: t('trash.since'),
          width: 170,
          align: 'end',
          cell: ({ trashedAt }) => <time dateTime={trashedAt}>{formats.dateTime(trashedAt)}</time>,
        },
      ]}
      rowKey={(shell) => shell.id}
      rowName={(shell) => shell.productName}
      rowHeight={56}
      search={t('shelf.search')}
      rowActions={(shell) => actionsOn(shell, shell.productName)}
      countLabel={(count) => t('shelf.count', { count })}
      empty={{ picture: <Trash2 size={24} />, title: t('trash.empty'), about: t('trash.emptyAbout') }}
    />
  )
}
