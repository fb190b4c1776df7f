import type { ComparedVersions } from '@coverwright/contract/release/versions'
import { type DifferenceTopic, differenceTopics, topicOf } from '@coverwright/rules/release/versions'
import { useTexts } from '@coverwright/ui/locales'
import { Segments } from '@coverwright/ui/segments'
import { useState } from 'react'
import { BesideEachOther } from './beside-each-other'
import { ComparedCells } from './compared-cells'
import { Sentences } from './sentences'

type View = DifferenceTopic | 'all' | 'beside' | 'cells'

/** Everything that is different, by what people look for; the buyer's pages beside each other. */
export function Comparison({ compared }: { compared: ComparedVersions }) {
  const t = useTexts('versions')
  const [view, setView] = useState<View>('all')
  const { differences, more, tables } = compared
  const counts = new Map(
    differenceTopics.map((topic) => [topic, differences.filter((d) => topicOf(d) === topic).length]),
  )
  const topics = differenceTopics.filter((topic) => (counts.get(topic) ?? 0) > 0)
  const views: View[] = ['all', ...topics, ...(tables.length > 0 ? (['cells'] as const) : []), 'beside']
  const shown = views.includes(view) ? view : 'all'
  const count = (each: View) => (each === 'all' ? differences.length : (counts.get(each as DifferenceTopic) ?? 0))
  return (
    <div className="history-comparison">
      <Segments
        label={t('compare.show')}
        value={shown}
        options={views.map((each) => ({
          value: each,
          label:
            each === 'beside' || each === 'cells' ? t(`topic.${each}`) : t(`topic.${each}`, { count: count(each) }),
        }))}
        onChange={setView}
      />
      {shown === 'beside' && <BesideEachOther compared={compared} />}
      {shown === 'cells' && <ComparedCells tables={tables} />}
      {shown !== 'beside' && shown !== 'cells' && (
        <Sentences
          key={shown}
          isWhole
          differences={shown === 'all' ? differences : differences.filter((each) => topicOf(each) === shown)}
          more={shown === 'all' ? more : 0}
        />
      )}
      {differences.length + tables.length === 0 && shown !== 'beside' && <p>{t('compare.same')}</p>}
    </div>
  )
}
