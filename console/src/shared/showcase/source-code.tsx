import { highlightCode, tagHighlighter, tags } from '@lezer/highlight'
import { parser } from '@lezer/javascript'
import { useMemo, type ReactNode } from 'react'
import css from './source-code.module.css'

const language = parser.configure({ dialect: 'ts jsx' })

const colours = tagHighlighter([
  { tag: [tags.keyword, tags.bool, tags.null, tags.self], class: css.keyword! },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: css.string! },
  { tag: [tags.number], class: css.number! },
  { tag: [tags.comment], class: css.comment! },
  {
    tag: [tags.typeName, tags.className, tags.tagName, tags.function(tags.definition(tags.variableName))],
    class: css.name!,
  },
  { tag: [tags.function(tags.variableName), tags.function(tags.propertyName)], class: css.call! },
  { tag: [tags.attributeName, tags.propertyName], class: css.attribute! },
])

/**
 * The source of a TypeScript file in colours, as wide as its place; long lines scroll. Brings the parser along: load it with `lazyPart`.
 * `label` names what scrolls, which takes the focus so that the keyboard can scroll it.
 */
export function SourceCode({ source, label }: { source: string; label: string }) {
  const parts = useMemo(() => coloured(source.trimEnd()), [source])
  return (
    // Without a stop of the tab key nothing could scroll it by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={css.source} tabIndex={0} role="region" aria-label={label} lang="en" translate="no">
      <code>{parts}</code>
    </pre>
  )
}

function coloured(source: string): ReactNode[] {
  const parts: ReactNode[] = []
  highlightCode(
    source,
    language.parse(source),
    colours,
    (text, className) => {
      const part = className ? (
        <span key={parts.length} className={className}>
          {text}
        </span>
      ) : (
        text
      )
      parts.push(part)
    },
    () => parts.push('\n'),
  )
  return parts
}
