import { syntaxHighlighting } from '@codemirror/language'
import { tagHighlighter, tags } from '@lezer/highlight'
import { EditorView } from '@uiw/react-codemirror'
import { sourceTags } from '#shared/theme/source/source-parts'
import colours from '#shared/theme/source/source-colours.module.css'
import own from './code-editor.module.css'

/** The colours of every shown source, and those of a text in Markdown. */
export const sourceColours = syntaxHighlighting(
  tagHighlighter([
    ...sourceTags.map(({ tag, class: kind }) => ({ tag, class: colours[kind] ?? '' })),
    { tag: tags.heading, class: own.heading ?? '' },
    { tag: tags.strong, class: own.strong ?? '' },
    { tag: tags.emphasis, class: own.emphasis ?? '' },
    { tag: [tags.link, tags.url], class: colours.name ?? '' },
    { tag: tags.monospace, class: colours.string ?? '' },
    { tag: [tags.processingInstruction, tags.quote, tags.list], class: colours.comment ?? '' },
  ]),
)

/** By variables, so that a change of theme needs no other rules. */
export const surface = EditorView.theme({
  '&': { color: 'var(--ink)', backgroundColor: 'var(--card)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '21px' },
  '.cm-content': { caretColor: 'var(--ink)', padding: '10px 0' },
  '.cm-cursor, .cm-dropCursor': { borderLeftColor: 'var(--ink)' },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--primary) 24%, transparent)',
  },
  '.cm-gutters': { color: 'var(--ink-3)', backgroundColor: 'var(--head)', borderRight: '1px solid var(--line-soft)' },
  '.cm-activeLine': { backgroundColor: 'color-mix(in srgb, var(--primary) 5%, transparent)' },
  '.cm-activeLineGutter': { backgroundColor: 'var(--shade)', color: 'var(--ink)' },
  '.cm-foldPlaceholder': { border: '0', color: 'var(--ink-3)', backgroundColor: 'var(--shade)' },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--primary-soft)',
    outline: '1px solid var(--primary-tint)',
  },
  '.cm-selectionMatch, .cm-searchMatch': { backgroundColor: 'var(--warn-soft)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--warn)' },
  '.cm-panels': { color: 'var(--ink)', backgroundColor: 'var(--head)', borderColor: 'var(--line)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel.cm-search': { fontFamily: 'var(--font)', padding: '8px 32px 8px 10px' },
  '.cm-panel.cm-search label': { fontSize: '13px' },
  '.cm-textfield': {
    border: '1px solid var(--line)',
    borderRadius: '4px',
    padding: '3px 8px',
    backgroundColor: 'var(--card)',
    fontSize: '13px',
  },
  '.cm-button': {
    border: '1px solid var(--line)',
    borderRadius: '4px',
    padding: '3px 8px',
    backgroundColor: 'var(--card)',
    backgroundImage: 'none',
    color: 'var(--ink)',
    fontSize: '13px',
  },
  '.cm-panel.cm-search [name=close]': { color: 'var(--ink)', fontSize: '18px', width: '24px', height: '24px' },
  '.cm-tooltip': { border: '1px solid var(--line)', color: 'var(--ink)', backgroundColor: 'var(--card)' },
  '.cm-diagnostic': { fontFamily: 'var(--font)' },
})
