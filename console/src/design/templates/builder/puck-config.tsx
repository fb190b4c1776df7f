import type { Config } from '@puckeditor/core'
import { type BlockKind, blockKinds } from '@coverwright/rules/design/templates'
import type { ReactNode } from 'react'
import { BlockView } from './block-view'
import { blockOf, starting } from './mail-data'

const component = (kind: BlockKind) => ({
  fields: {},
  defaultProps: { when: '', ...starting[kind] },
  render: (props: { id: string }) => <BlockView block={blockOf(kind, props as Parameters<typeof blockOf>[1])} />,
})

/** Puck moves blocks and takes steps back; what they are, and how they are set, is ours. */
export const mailConfig = {
  components: Object.fromEntries(blockKinds.map((kind) => [kind, component(kind)])),
  root: {
    fields: {},
    render: ({ children }: { children: ReactNode }) => (
      <div className="mail-paper" data-theme="light">
        {children}
      </div>
    ),
  },
} as unknown as Config
