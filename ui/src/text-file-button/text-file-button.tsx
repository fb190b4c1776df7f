import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { Button } from '../button'

/** Reads a file of this device into a field that takes pasted rows; nothing is sent. */
export function TextFileButton({ label, onText }: { label: string; onText: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={field}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        className="cw-unseen"
        tabIndex={-1}
        aria-label={label}
        onChange={(event) => {
          void event.target.files?.[0]?.text().then(onText)
          // The same file may be chosen again after it was mended.
          event.target.value = ''
        }}
      />
      <Button size="small" icon={<FileUp size={14} />} onClick={() => field.current?.click()}>
        {label}
      </Button>
    </>
  )
}
