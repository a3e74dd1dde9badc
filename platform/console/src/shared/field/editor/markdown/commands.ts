import { EditorSelection, Prec, keymap, type EditorView } from '@uiw/react-codemirror'

/** Puts a mark such as `**` around each selection, or takes it away. */
export function wrap(view: EditorView, mark: string): boolean {
  const { state } = view
  const { length } = mark
  const change = state.changeByRange(({ from, to }) => {
    const isWrapped = state.sliceDoc(from - length, from) === mark && state.sliceDoc(to, to + length) === mark
    return isWrapped
      ? {
          changes: [
            { from: from - length, to: from },
            { from: to, to: to + length },
          ],
          range: EditorSelection.range(from - length, to - length),
        }
      : {
          changes: [
            { from, insert: mark },
            { from: to, insert: mark },
          ],
          range: EditorSelection.range(from + length, to + length),
        }
  })
  return done(view, change)
}

/** The marks that a line of a list, a quote or a heading begins with. */
const begin = /^(?:#{1,6} |> |[-*+] (?:\[[ x]\] )?|\d+\. )/

/** Lets the selected lines begin with this, in place of what they begin with; takes it away where they all do. */
export function startLines(view: EditorView, startOf: (index: number) => string): boolean {
  const { doc, selection } = view.state
  const { from, to } = selection.main
  const first = doc.lineAt(from).number
  const lines = Array.from({ length: doc.lineAt(to).number - first + 1 }, (_, index) => doc.line(first + index))
  const isAll = lines.every(({ text }, index) => text.startsWith(startOf(index)))
  const changes = lines.map(({ from: at, text }, index) => ({
    from: at,
    to: at + (begin.exec(text)?.[0].length ?? 0),
    insert: isAll ? '' : startOf(index),
  }))
  return done(view, { changes })
}

/** Writes a block below the line of the cursor, and selects a part of it. */
export function addBlock(view: EditorView, block: string, selected = ''): boolean {
  const line = view.state.doc.lineAt(view.state.selection.main.head)
  const before = line.text.trim() === '' ? '' : '\n\n'
  const at = line.to + before.length + block.indexOf(selected)
  return done(view, {
    changes: { from: line.to, insert: `${before}${block}\n` },
    selection: EditorSelection.range(at, at + selected.length),
  })
}

/** Makes a link of the selection and selects where the address goes. */
export function link(view: EditorView): boolean {
  const { state } = view
  const { from, to } = state.selection.main
  const insert = `[${state.sliceDoc(from, to)}](https://)`
  return done(view, { changes: { from, to, insert }, selection: { anchor: from + insert.length - 1 } })
}

function done(view: EditorView, change: Parameters<EditorView['dispatch']>[0]): boolean {
  view.dispatch(change, { userEvent: 'input', scrollIntoView: true })
  view.focus()
  return true
}

export const markdownKeys = Prec.high(
  keymap.of([
    { key: 'Mod-b', run: (view) => wrap(view, '**') },
    { key: 'Mod-i', run: (view) => wrap(view, '*') },
    { key: 'Mod-k', run: link },
  ]),
)
