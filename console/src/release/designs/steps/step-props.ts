import type { WizardDraft } from '@coverwright/rules/release/designs'
import type { Look } from '@coverwright/rules/design/products'

export type ChosenProps = { draft: WizardDraft; change: (part: Partial<WizardDraft>) => void }
export type LookProps = { look: Look; onLook: (part: Partial<Look>) => void; draft: WizardDraft }
