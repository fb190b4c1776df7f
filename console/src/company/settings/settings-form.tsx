import { ErrorState, FormSkeleton, PageHeader } from '@coverwright/ui/page'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useErrorWords } from '../../platform/words'
import './settings-form.css'

type Props<View> = {
  title: string
  purpose: string
  asked: UseQueryResult<View>
  /** How many fields its bones have. */
  fields: number
  children: (view: View) => ReactNode
}

/** A form over something that has to be loaded first: bones, then the form, or what went wrong. */
export function SettingsForm<View>({ title, purpose, asked, fields, children }: Props<View>) {
  const errorWords = useErrorWords()
  return (
    <>
      <PageHeader title={title} purpose={purpose} />
      <div className="settings-form cw-card">
        {asked.data !== undefined ? (
          children(asked.data)
        ) : asked.error ? (
          <ErrorState about={errorWords(asked.error)} onRetry={() => void asked.refetch()} />
        ) : (
          <FormSkeleton fields={fields} />
        )}
      </div>
    </>
  )
}
