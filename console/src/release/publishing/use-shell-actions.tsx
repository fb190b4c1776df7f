import type { ShellView } from '@coverwright/contract/release/publishing'
import { askFirst } from '@coverwright/ui/confirm'
import { useTexts } from '@coverwright/ui/locales'
import type { MenuItem } from '@coverwright/ui/menu'
import { Power, PowerOff, RotateCcw, Trash2, Undo2 } from 'lucide-react'
import { useDelete, useToast } from '../../platform/toast'
import { useShellWrites } from './use-publishing'

type Act = 'rollBack' | 'takeOffline' | 'goOnline' | 'discard' | 'restore'
const icons = {
  rollBack: <RotateCcw />,
  takeOffline: <PowerOff />,
  goOnline: <Power />,
  discard: <Trash2 />,
  restore: <Undo2 />,
}
/** What buyers notice is asked about first. */
const asks: readonly Act[] = ['takeOffline', 'discard', 'rollBack']

/** What may be done to the place where a product stands. */
export function useShellActions(): (shell: ShellView, name: string) => MenuItem[] {
  const t = useTexts('publishing')
  const withToast = useToast()
  const writes = useShellWrites()
  const remove = useDelete()
  const run = async (act: Act, shell: ShellView, name: string) => {
    const values = { name, path: shell.path, number: shell.backup?.number ?? 0 }
    const question = { title: t(`ask.${act}`, values), keeps: t(`keeps.${act}`, values), verb: t(`act.${act}`, values) }
    const isYes = !asks.includes(act) || (await askFirst({ about: 'act', ...question, isDanger: act !== 'rollBack' }))
    if (isYes) await withToast(() => writes[act].mutateAsync({ shellId: shell.id }), { text: t(`did.${act}`, values) })
  }
  return (shell, name) => [
    ...(Object.keys(icons) as Act[])
      .filter((act) => shell.may.includes(act))
      .map((act) => ({
        key: act,
        label: t(`act.${act}`, { number: shell.backup?.number ?? 0 }),
        icon: icons[act],
        danger: act === 'discard' || act === 'takeOffline',
        onSelect: () => void run(act, shell, name),
      })),
    ...(shell.may.includes('remove')
      ? [
          {
            key: 'remove',
            label: t('act.remove'),
            icon: <Trash2 />,
            danger: true,
            onSelect: () =>
              void remove({
                name,
                verb: t('act.remove'),
                loses: [t('remove.address', { path: shell.path })],
                keeps: t('remove.keeps'),
                work: () => writes.remove.mutateAsync({ shellId: shell.id }),
              }),
          },
        ]
      : []),
  ]
}
