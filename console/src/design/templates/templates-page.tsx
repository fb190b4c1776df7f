import { templateOperations as operations, type TemplateRow } from '@coverwright/contract/design/templates'
import type { BuiltKind } from '@coverwright/rules/design/templates'
import { Button } from '@coverwright/ui/button'
import { type Formats, useFormats } from '@coverwright/ui/formats'
import { type Column, ListPage } from '@coverwright/ui/list'
import { type T, useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { StateTag } from '@coverwright/ui/state-tag'
import { Copy, FileText, Mail, PanelsTopLeft, Plus, Trash2, Upload } from 'lucide-react'
import { useState } from 'react'
import { useMayCall } from '../../platform/me'
import { useList, useWrite } from '../../platform/queries'
import { useDelete } from '../../platform/toast'
import { CopyDialog } from './copy-dialog'
import { CreateDialog } from './create-dialog'
import { builderOf, comparisonOf, hasNewer, places } from './places'
import { UploadDialog } from './upload-dialog'
import './templates.css'

export const EmailTemplatesPage = () => <TemplatesPage kind="email" />
export const DirectPageTemplatesPage = () => <TemplatesPage kind="page" />
export const PdfTemplatesPage = () => <TemplatesPage kind="pdf" />

/** The company's own templates of a kind, with what is used of each and what still has to be written. */
function TemplatesPage({ kind }: { kind: BuiltKind }) {
  const t = useTexts('templates')
  const [isCreating, setCreating] = useState(false)
  const [isUploading, setUploading] = useState(false)
  const mayUpload = useMayCall(operations.upload) && kind !== 'page'
  const [copied, setCopied] = useState<TemplateRow | null>(null)
  const remove = useDelete()
  const gone = useWrite(operations.delete, { refreshes: [operations.list] })
  return (
    <>
      <ListPage
        {...useList(operations.list, { also: () => ({ kind }) })}
        title={t(`list.title.${kind}`)}
        purpose={t(`list.purpose.${kind}`)}
        action={{ act: 'create', label: t(`list.create.${kind}`), icon: <Plus />, onSelect: () => setCreating(true) }}
        filters={{
          state: { label: t('list.state'), says: (state) => t(`states.${state}`) },
          tag: { label: t('list.tag'), says: (tag) => t(`tags.${tag}`) },
        }}
        columns={columnsOf(t, useFormats())}
        rowKey={(row) => row.id}
        rowName={(row) => row.name}
        rowHref={(row) => builderOf(kind, row.id)}
        rowActions={(row) => [
          ...(row.may.includes('edit')
            ? [{ key: 'copy', label: t('list.copy'), icon: <Copy />, onSelect: () => setCopied(row) }]
            : []),
          ...(row.may.includes('delete')
            ? [
                {
                  ...{ key: 'delete', label: t(`list.delete.${kind}`), icon: <Trash2 />, danger: true },
                  onSelect: () =>
                    void remove({
                      name: row.name,
                      verb: t(`list.delete.${kind}`),
                      work: () => gone.mutateAsync({ id: row.id }),
                    }),
                },
              ]
            : []),
        ]}
        empty={{
          picture: pictures[kind],
          ...{ title: t(`list.empty.${kind}`), about: t(`list.emptyAbout.${kind}`) },
        }}
      />
      <p className="templates-more">
        {mayUpload && (
          <Button size="small" icon={<Upload />} onClick={() => setUploading(true)}>
            {t(`upload.title.${kind}`)}
          </Button>
        )}
        <Link href={places[kind].system}>{t(`list.system.${kind}`)}</Link>
        <Link href={places[kind].uses}>{t(`list.uses.${kind}`)}</Link>
      </p>
      {isCreating && <CreateDialog kind={kind} from={null} onClose={() => setCreating(false)} />}
      {isUploading && kind !== 'page' && <UploadDialog kind={kind} onClose={() => setUploading(false)} />}
      {copied && <CopyDialog row={copied} onClose={() => setCopied(null)} />}
    </>
  )
}

const pictures = { email: <Mail size={24} />, pdf: <FileText size={24} />, page: <PanelsTopLeft size={24} /> }

const columnsOf = (t: T, formats: Formats): Column<TemplateRow>[] => [
  {
    key: 'name',
    title: t('list.name'),
    isFixed: true,
    cell: (row) => (row.upload ? `${row.name} · ${t(`upload.kinds.${row.upload}`)}` : row.name),
  },
  {
    key: 'state',
    title: t('list.state'),
    width: 210,
    cell: (row) => <TemplateState row={row} />,
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

/** How it stands, and whether a newer system version waits to be compared. */
function TemplateState({ row }: { row: TemplateRow }) {
  const t = useTexts('templates')
  const { version, isChanged, uses } = row
  return (
    <span className="templates-state">
      <StateTag tone={version === null || uses === 0 ? 'info' : isChanged ? 'warning' : 'success'}>
        {version === null
          ? t('states.draft')
          : t(uses === 0 ? 'states.ready' : isChanged ? 'states.changed' : 'states.version', { version })}
      </StateTag>
      {hasNewer(row) && (
        <Link href={comparisonOf(row.kind, row.id)} aria-label={t('list.newerOf', { name: row.name })}>
          <StateTag tone="warning">{t('build.newer')}</StateTag>
        </Link>
      )}
    </span>
  )
}
