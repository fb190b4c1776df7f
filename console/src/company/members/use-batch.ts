import type { RowResult } from '@coverwright/contract/company/members'
import { MAX_INVITATIONS_AT_ONCE, readInvitationList } from '@coverwright/rules/company/members'
import { useUnsaved } from '@coverwright/ui/form'
import { useMemo, useState } from 'react'
import { useErrorWords, wordsOfCode } from '../../platform/words'
import { useCheckInvitations, useInviteMany } from './use-members'

type Results = { are: 'checked' | 'sent'; rows: RowResult[] }

/** A list on its way from text to sent invitations. Changing the text takes the checks back. */
export function useBatch() {
  const words = useErrorWords()
  const [text, setText] = useState('')
  const [results, setResults] = useState<Results>()
  const [error, setError] = useState<string>()
  const [check, send] = [useCheckInvitations(), useInviteMany()]
  const rows = useMemo(() => readInvitationList(text), [text])
  useUnsaved(rows.length > 0 && results?.are !== 'sent')
  const run = async (are: Results['are']) => {
    const refusal = listRefusal(rows.length)
    setError(refusal)
    if (refusal) return
    try {
      const answer = await (are === 'sent' ? send : check).mutateAsync({ rows })
      setResults({ are, rows: answer.rows })
    } catch (thrown) {
      setError(words(thrown))
    }
  }
  return {
    text,
    rows,
    results,
    error,
    isChecking: check.isPending,
    isSending: send.isPending,
    ready: results?.rows.filter((row) => row.result === 'ready').length ?? 0,
    check: () => void run('checked'),
    send: () => void run('sent'),
    change: (next: string) => {
      setText(next)
      setResults(undefined)
      setError(undefined)
    },
  }
}

function listRefusal(count: number): string | undefined {
  if (count === 0) return wordsOfCode('members.listEmpty')
  return count > MAX_INVITATIONS_AT_ONCE ? wordsOfCode('members.listTooLong') : undefined
}
