import { templateOperations as operations, type TemplateRow } from '@coverwright/contract/design/templates'
import { type Formats, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { Copy, Mail, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useList, useWrite } from '../../platform/queries'
import { useDelete } from '../../platform/toast'
import { CopyDialog } from './copy-dialog'
import { CreateDialog } from './create-dialog'
import { builderOf } from './places'
import './templates.css'

/** The company's own mails, with what is sent of each and what still has to be written. */
export function TemplatesPage() {
  const t = useTexts('templates')
  const [isCreating, setCreating] = useState(false)
  const [copied, setCopied] = useState<TemplateRow | null>(null)
  const remove = useDelete()
  const gone = useWrite(operations.delete, { refreshes: [operations.list] })
  return (
    <>
      <ListPage
        {...useList(operations.list)}
        title={t('list.title')}
        purpose={t('list.purpose')}
        action={{ act: 'create', label: t('list.create'), icon: <Plus />, onSelect: () => setCreating(true) }}
        filters={{
          state: { label: t('list.state'), says: (state) => t(`states.${state}`) },
          tag: { label: t('list.tag'), says: (tag) => t(`tags.${tag}`) },
          kind: false,
        }}
        columns={columnsOf(t, useFormats())}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => builderOf(row.id)}
        rowActions={(row) => [
          ...(row.may.includes('edit')
            ? [{ key: 'copy', label: t('list.copy'), icon: <Copy />, onSelect: () => setCopied(row) }]
            : []),
          ...(row.may.includes('delete')
            ? [
                {
                  ...{ key: 'delete', label: t('list.delete'), icon: <Trash2 />, danger: true },
                  onSelect: () =>
                    void remove({
                      name: row.name,
                      verb: t('list.delete'),
                      work: () => gone.mutateAsync({ id: row.id }),
                    }),
                },
              ]
            : []),
        ]}
        empty={{ picture: <Mail size={24} />, title: t('list.empty'), about: t('list.emptyAbout') }}
      />
      <p className="templates-more">
        <Link href="/email-system-template-list">{t('list.system')}</Link>
        <Link href="/email-template-use">{t('list.uses')}</Link>
      </p>
      {isCreating && <CreateDialog from={null} onClose={() => setCreating(false)} />}
      {copied && <CopyDialog row={copied} onClose={() => setCopied(null)} />}
    </>
  )
}

const columnsOf = (t: T, formats: Formats): Column<TemplateRow>[] => [
  { key: 'name', title: t('list.name'), isFixed: true, cell: (row) => row.name },
  {
    key: 'state',
    title: t('list.state'),
    width: 190,
    cell: ({ version, isChanged }) => (
      <StateTag tone={version === null ? 'info' : isChanged ? 'warning' : 'success'}>
        {version === null ? t('states.draft') : t(isChanged ? 'states.changed' : 'states.version', { version })}
      </StateTag>
    ),
  },
  { key: 'tag', title: t('list.tag'), width: 130, cell: ({ tag }) => t(`tags.${tag}`) },
  {
    key: 'missing',
    title: t('list.missing'),
    width: 150,
    cell: ({ missing }) => {
      const count = missing.en_us + missing.zh_tw + missing.zh_cn
      return count === 0 ? t('list.whole') : t('list.missingTexts', { count })
    },
  },
  { key: 'uses', title: t('list.usedBy'), width: 120, cell: ({ uses }) => t('list.products', { count: uses }) },
  { key: 'updatedAt', title: t('list.changed'), isWide: true, width: 140, cell: (row) => formats.date(row.updatedAt) },
]
