import { useMemo } from 'react'
import { lazyPart } from '../feedback/part/lazy-part'
import type { SourcePart } from './colour-source'
import css from './source-code.module.css'

interface SourceCodeProps {
  source: string
  /** Of the file. One that is no script has no colours. */
  name: string
  /** Names what scrolls, which takes the focus so that the keyboard can scroll it. */
  label: string
}

/** The source of a file, a script in colours, as wide as its place; long lines scroll. The parser comes with the first one. */
export const SourceCode = lazyPart(
  async () => {
    const { partsOfSource } = await import('./colour-source')
    return (props: SourceCodeProps) => <Coloured {...props} partsOf={partsOfSource} />
  },
  { height: 160 },
)

const isScript = /\.(?:tsx?|json)$/

function Coloured({
  source,
  name,
  label,
  partsOf,
}: SourceCodeProps & { partsOf: (source: string) => readonly SourcePart[] }) {
  const parts = useMemo(
    () => (isScript.test(name) ? partsOf(source.trimEnd()) : [[source.trimEnd()] as const]),
    [source, name, partsOf],
  )
  return (
    // Without a stop of the tab key nothing could scroll it by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={css.source} tabIndex={0} role="region" aria-label={label} lang="en" translate="no">
      <code>
        {parts.map(([text, kind], index) =>
          kind ? (
            // The parts of a source never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <span key={index} className={css[kind]}>
              {text}
            </span>
          ) : (
            text
          ),
        )}
      </code>
    </pre>
  )
}
