import { Decoration, type EditorView, RangeSetBuilder, ViewPlugin, type Extension } from '@uiw/react-codemirror'
import css from './code-editor.module.css'

/** The numbers, from 0, of the lines of `after` that are not among those of `before` in their order. */
export function changedLines(before: string, after: string): number[] {
  const [a, b] = [before.split('\n'), after.split('\n')]
  let start = 0
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [old, now] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  // Of two texts without anything in common the comparison would take minutes.
  if (old.length * now.length > 4_000_000) return now.map((_, index) => start + index)
  return withoutCommon(old, now).map((index) => start + index)
}

/** The places in `now` that are in no longest common sequence with `old`. */
function withoutCommon(old: readonly string[], now: readonly string[]): number[] {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i]![j] = old[i] === now[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const changed: number[] = []
  let i = 0
  for (let j = 0; j < now.length;) {
    if (i < old.length && old[i] === now[j]) [i, j] = [i + 1, j + 1]
    else if (i < old.length && at(i + 1, j) >= at(i, j + 1)) i += 1
    else changed.push(j++)
  }
  return changed
}

const mark = Decoration.line({ class: css.changed })

/**
 * Marks the lines that differ from a text, such as the saved one.
 * @example
 * const extensions = useMemo(() => [marksChanges(saved)], [saved])
 */
export function marksChanges(before: string): Extension {
  const marksOf = ({ state: { doc } }: EditorView) => {
    const builder = new RangeSetBuilder<Decoration>()
    for (const index of changedLines(before, doc.toString())) {
      const { from } = doc.line(index + 1)
      builder.add(from, from, mark)
    }
    return builder.finish()
  }
  return ViewPlugin.define(
    (view) => ({
      marks: marksOf(view),
      update(update) {
        if (update.docChanged) this.marks = marksOf(update.view)
      },
    }),
    { decorations: ({ marks }) => marks },
  )
}
