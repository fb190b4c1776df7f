import { type FunctionComponent, memo, type ReactNode } from 'react'
import type { FormEditing } from './use-form-editor'

type Shown<Name extends keyof FormEditing> = { editing: Pick<FormEditing, Name> }

/**
 * A part of the editor, drawn again only when one of the named parts of what is edited is another: a key in a title
 * changes the form, and most of the screen shows nothing of that. It gets no more than it names, so it cannot be stale.
 */
export const shownBy = <Name extends keyof FormEditing, More extends object = object>(
  names: readonly Name[],
  draw: (props: Shown<Name> & More) => ReactNode,
): FunctionComponent<Shown<Name> & More> =>
  memo(draw, ({ editing: before, ...beside }, { editing: after, ...besideNow }) => {
    const others = Object.keys({ ...beside, ...besideNow }) as (keyof typeof beside & keyof typeof besideNow)[]
    return (
      names.every((name) => Object.is(before[name], after[name])) &&
      others.every((name) => Object.is(beside[name], besideNow[name]))
    )
  }) as FunctionComponent<Shown<Name> & More>
