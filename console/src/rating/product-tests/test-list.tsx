import type { TestRun, TestView } from '@coverwright/contract/rating/product-tests'
import { Button } from '@coverwright/ui/button'
import { askFirst } from '@coverwright/ui/confirm'
import { FigureStrip } from '@coverwright/ui/figure-strip'
import { useFormats } from '@coverwright/ui/formats'
import { ListPage } from '@coverwright/ui/list'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { toast } from '@coverwright/ui/toast'
import { FlaskConical, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useErrorWords } from '../../platform/words'
import { type OpenedProduct, usePlanTitle } from '../../design/products'
import { testColumns } from './test-columns'
import { TestOpened } from './test-opened'
import { type TablesTried, useDeleteTest, useTestList, useTestRun } from './use-product-tests'

type Props = {
  opened: OpenedProduct
  tables: TablesTried
  onTables: (tables: TablesTried) => void
  onAdd: () => void
}

export function TestList({ opened, tables, onTables, onAdd }: Props) {
  const t = useTexts('product-tests')
  const formats = useFormats()
  const words = useErrorWords()
  const { product, body } = opened
  const planTitle = usePlanTitle(body)
  const [on, setOn] = useState<string>()
  const tried = tables === 'newest' && on ? { tables, on } : { tables }
  const list = useTestList(product.id, tried)
  const run = useTestRun(product.id, tried)
  const remove = useDeleteTest()
  const columns = useMemo(
    () => testColumns(t, formats, run.data, product.currency, planTitle),
    [t, formats, run.data, product.currency, planTitle],
  )
  const deleteTest = async ({ id, title }: TestView) => {
    const isSure = await askFirst({ about: 'act', title: t('tests.deleteAsk', { title }), verb: t('tests.delete') })
    if (!isSure) return
    await remove.mutateAsync({ id }).catch((error: Error) => toast({ text: words(error), tone: 'danger' }))
  }
  return (
    <>
      <RunBar run={run.data} tables={tables} onTables={onTables} />
      <EarlyNote early={run.data?.early ?? {}} on={tried.on} onDay={setOn} />
      <ListPage
        {...list}
        title={t('tests.title')}
        isInPage
        filters={{
          outcome: {
            label: t('tests.title'),
            any: t('tests.all'),
            says: () => t('tests.failing'),
            ...(run.data ? { counts: { failed: run.data.failed } } : {}),
          },
        }}
        search={t('tests.search')}
        columns={columns}
        rowKey={({ id }) => id}
        rowName={({ title }) => title}
        open={(test) => <TestOpened test={test} outcome={run.data?.outcomes[test.id]} opened={opened} tried={tried} />}
        openAt="side"
        rowHeight={56}
        rowActions={(test) =>
          test.may.includes('delete')
            ? [
                {
                  key: 'delete',
                  label: t('tests.delete'),
                  icon: <Trash2 size={14} />,
                  onSelect: () => deleteTest(test),
                },
              ]
            : []
        }
        countLabel={(count) => t('tests.count', { count })}
        empty={{
          picture: <FlaskConical size={24} />,
          title: t('tests.empty'),
          about: t('tests.emptyAbout'),
          ...(product.may.includes('edit') ? { action: { label: t('tests.add'), onSelect: onAdd } } : {}),
        }}
      />
    </>
  )
}

type EarlyProps = { early: TestRun['early']; on: string | undefined; onDay: (day: string | undefined) => void }

/** Tests that no draft is tried on, because it begins later; and the way to try them on its first day. */
function EarlyNote({ early, on, onDay }: EarlyProps) {
  const t = useTexts('product-tests')
  const { date } = useFormats()
  const [first] = Object.values(early)
  if (on === undefined && first === undefined) return null
  return (
    <p className="impact-note" role="status">
      {on
        ? t('tests.triedOn', { day: date(on) })
        : t('tests.early', { count: Object.keys(early).length, day: date(first ?? '') })}{' '}
      <Button type="link" size="small" onClick={() => onDay(on ? undefined : first)}>
        {on ? t('tests.ownDays') : t('tests.tryOn', { day: date(first ?? '') })}
      </Button>
    </p>
  )
}

type BarProps = Pick<Props, 'tables' | 'onTables'> & { run: TestRun | undefined }

/** What is tested against what, and how it went. */
function RunBar({ run, tables, onTables }: BarProps) {
  const t = useTexts('product-tests')
  const formats = useFormats()
  const { passed = 0, failed = 0, problems = [] } = run ?? {}
  return (
    <>
      <div className="tests-bar">
        <Segments
          label={t('tests.against')}
          options={(['newest', 'active'] as const).map((value) => ({ value, label: t(`tests.tables.${value}`) }))}
          value={tables}
          onChange={onTables}
        />
        <p className="impact-note">{t(`tests.tablesAbout.${tables}`)}</p>
      </div>
      {problems.length > 0 && (
        <p className="tests-problem" role="alert">
          {t('tests.cannotRate')}
        </p>
      )}
      {passed + failed > 0 && (
        <FigureStrip
          label={t('tests.title')}
          figures={[
            { key: 'passed', label: t('tests.passed'), value: formats.number(passed) },
            {
              key: 'failed',
              label: t('tests.failed'),
              value: formats.number(failed),
              against: t(failed > 0 ? 'tests.blocked' : 'tests.free'),
            },
          ]}
        />
      )}
    </>
  )
}
