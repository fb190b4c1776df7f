import type { ImportView } from '@coverwright/contract/rating/imports'
import { Button } from '@coverwright/ui/button'
import { useFormats } from '@coverwright/ui/formats'
import { useTexts } from '@coverwright/ui/locales'
import { Link } from '@coverwright/ui/navigation'
import { EmptyState, ErrorState, ListSkeleton } from '@coverwright/ui/page'
import { Download, FileSpreadsheet, Trash2 } from 'lucide-react'
import { useErrorWords } from '../../platform/words'
import { ImportState } from './import-words'
import { fileAddress, importAt, useDeleteImport, useImportList } from './use-imports'

/** The files that were brought in before, each with where it stands. */
export function ImportList({ productId }: { productId: string }) {
  const t = useTexts('imports')
  const words = useErrorWords()
  const { data, error, refetch } = useImportList(productId)
  return (
    <section className="import-earlier" aria-label={t('list.title')}>
      <h2>{t('list.title')}</h2>
      <div className="cw-card">
        {error && <ErrorState about={words(error)} onRetry={() => void refetch()} />}
        {!data && !error && <ListSkeleton rows={3} />}
        {data?.rows.length === 0 && (
          <EmptyState picture={<FileSpreadsheet size={24} />} title={t('list.empty')} about={t('list.emptyAbout')} />
        )}
        {data && data.rows.length > 0 && (
          <ul className="import-files">
            {data.rows.map((each) => (
              <ImportFile key={each.id} productId={productId} file={each} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function ImportFile({ productId, file }: { productId: string; file: ImportView }) {
  const t = useTexts('imports')
  const { bytes, date, number } = useFormats()
  const remove = useDeleteImport()
  const made = file.results.reduce((sum, result) => sum + result.made, 0)
  const download = async () => window.location.assign(await fileAddress(file.id))
  return (
    <li>
      <FileSpreadsheet size={18} aria-hidden="true" />
      <Link className="import-file-name" href={importAt(productId, file.id)}>
        <span className="cw-cut">{file.fileName}</span>
        <span className="import-file-about cw-num">
          {bytes(file.fileSize)} · {date(new Date(file.madeAt))}
        </span>
      </Link>
      <span className="import-file-count cw-num">
        {file.state === 'converted'
          ? t('list.made', { tables: file.results.length, rows: number(made) })
          : t('list.found', { count: file.tableCount })}
      </span>
      <ImportState state={file.state} />
      <Button
        type="text"
        icon={<Download size={15} />}
        aria-label={t('list.download', { name: file.fileName })}
        onClick={() => void download()}
      />
      {file.may.includes('delete') && (
        <Button
          type="text"
          icon={<Trash2 size={15} />}
          aria-label={t('list.forget', { name: file.fileName })}
          loading={remove.isPending}
          onClick={() => remove.mutate({ id: file.id })}
        />
      )}
    </li>
  )
}
